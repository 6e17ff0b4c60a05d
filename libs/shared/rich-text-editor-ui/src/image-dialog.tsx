import { FileButton, Modal, whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { Editor } from '@tiptap/core';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './rich-text-editor.module.css';

interface ImageDialogProps {
  editor: Editor;
  open: boolean;
  uploadImage: (file: File) => Promise<string>;
  onClose: () => void;
}

/** Dialog for a picture, which requires alternative text. */
export const ImageDialog = ({ open, ...rest }: ImageDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} title={t('editor.image.title')} onClose={rest.onClose}>
      {open && <ImageForm {...rest} />}
    </Modal>
  );
};

const ImageForm = ({ editor, uploadImage, onClose }: Omit<ImageDialogProps, 'open'>) => {
  const { t } = useTranslation();
  const id = useId();
  // A picture selected in the text keeps its address: only its alternative text can be edited.
  const chosen = editor.isActive('image') ? editor.getAttributes('image') : undefined;
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState((chosen?.['alt'] as string | null) ?? '');
  const [problem, setProblem] = useState<'fileMissing' | 'altMissing' | 'failed'>();
  const [isBusy, setIsBusy] = useState(false);

  const insert = async () => {
    if (!file && !chosen) return setProblem('fileMissing');
    if (!alt.trim()) return setProblem('altMissing');
    setProblem(undefined);
    setIsBusy(true);
    try {
      const src = file ? await uploadImage(file) : (chosen?.['src'] as string);
      editor.commands.setImage({ src, alt: alt.trim() });
      onClose();
      editor.commands.focus();
    } catch {
      setProblem('failed');
    }
    setIsBusy(false);
  };
  return (
    <div className={styles['dialogForm']}>
      <FileButton
        label={t('editor.image.file')}
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-describedby={`${id}-chosen`}
        onFile={setFile}
      />
      <p id={`${id}-chosen`} className={styles['hint']}>
        {file?.name}
      </p>
      <label htmlFor={id}>{t('editor.image.alt')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        required
        value={alt}
        aria-invalid={problem === 'altMissing' || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => setAlt(target.value)}
      />
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('editor.image.altHint')}
      </p>
      <p id={`${id}-error`} className={styles['error']} role="alert">
        {problem && t(`editor.image.${problem}`)}
      </p>
      <div className={styles['dialogActions']}>
        <Button type="primary" {...whileBusy(isBusy)} onClick={() => void insert()}>
          {t('editor.image.insert')}
        </Button>
      </div>
    </div>
  );
};
