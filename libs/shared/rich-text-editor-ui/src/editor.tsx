import { useTranslation } from '@lms/i18n';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { ImageDialog } from './image-dialog';
import { LinkDialog } from './link-dialog';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar';
import { useEditor } from './use-editor';

export interface EditorProps {
  /** HTML as stored by the server; empty without content. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  /** Language of the content, if not the page's. */
  lang?: string;
  /** For short texts such as a question's: no headings, no tables. */
  minimal?: boolean;
  /** Stores a picture and returns its address; without it pictures are not available. */
  uploadImage?: (file: File) => Promise<string>;
  /** Id of the editable element, for links to it. */
  id?: string;
  /** Ids of describing elements, such as an error. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** Receives a function that inserts text at the cursor, or where it was last. */
  insertText?: Ref<(words: string) => void>;
}

const attributesOf = ({ lang, describedBy, invalid, required, disabled }: EditorProps) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  class: styles['text'] ?? '',
  ...(lang && { lang }),
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(required && { 'aria-required': 'true' }),
  ...(disabled && { 'aria-readonly': 'true', tabindex: '0' }),
});

export const Editor = (props: EditorProps) => {
  const { label, value, onChange, uploadImage, minimal = false, disabled = false } = props;
  const { t } = useTranslation();
  const ownId = useId();
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const attributes = { ...attributesOf(props), id, 'aria-labelledby': labelId };
  const { editor, box } = useEditor({ value, onChange, minimal, disabled, attributes });
  useImperativeHandle(
    props.insertText,
    () => (words) => void editor.chain().focus().insertContent(words).run(),
    [editor],
  );
  return (
    <div className={styles['editor']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      <div className={styles['frame']}>
        {!disabled && (
          <Toolbar
            editor={editor}
            label={label}
            controls={id}
            minimal={minimal}
            onLink={() => setDialog('link')}
            onImage={uploadImage && (() => setDialog('image'))}
          />
        )}
        <div ref={box} className={minimal ? styles['low'] : styles['high']} />
      </div>
      {!disabled && <p className={styles['hint']}>{t('editor.hint')}</p>}
      <LinkDialog editor={editor} open={dialog === 'link'} onClose={() => setDialog(undefined)} />
      {uploadImage && (
        <ImageDialog
          editor={editor}
          open={dialog === 'image'}
          uploadImage={uploadImage}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
};
