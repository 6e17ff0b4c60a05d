import { Modal } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { Editor } from '@tiptap/core';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { isAllowedAddress } from './extensions';
import styles from './rich-text-editor.module.css';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/**
 * Dialog for the target of the selected text; without a selection the address itself is inserted.
 */
export const LinkDialog = ({ editor, open, onClose }: LinkDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} title={t('editor.link.title')} onClose={onClose}>
      {open && <LinkForm editor={editor} onClose={onClose} />}
    </Modal>
  );
};

/** Returns an address with an allowed scheme; a bare host gets one. */
const toAddress = (typed: string) => {
  const text = typed.trim();
  const full = isAllowedAddress(text) ? text : `https://${text}`;
  return text && URL.canParse(full, location.origin) ? full : undefined;
};

const LinkForm = ({ editor, onClose }: Omit<LinkDialogProps, 'open'>) => {
  const { t } = useTranslation();
  const id = useId();
  const before = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [typed, setTyped] = useState(before);
  const [isRefused, setIsRefused] = useState(false);
  const finish = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = toAddress(typed);
    if (!href) {
      setIsRefused(true);
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.setLink({ href });
    chain.run();
    finish();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    finish();
  };
  return (
    <div className={styles['dialogForm']}>
      <label htmlFor={id}>{t('editor.link.address')}</label>
      <Input
        id={id}
        inputMode="url"
        value={typed}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Keeps the form around the editor from being submitted.
          event.preventDefault();
          apply();
        }}
      />
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {isRefused && t('editor.link.invalid')}
      </p>
      <div className={styles['dialogActions']}>
        <Button type="primary" onClick={apply}>
          {t('editor.link.apply')}
        </Button>
        {before && (
          <Button danger onClick={remove}>
            {t('editor.link.remove')}
          </Button>
        )}
      </div>
    </div>
  );
};
