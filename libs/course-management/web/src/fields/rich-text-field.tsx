import { useValueWords } from '@lms/admin-ui';
import { RichTextEditor } from '@lms/rich-text-editor-ui';
import { useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import { useUploadImage } from '../uploads/use-upload-image';
import styles from './fields.module.css';
import { plainText } from './plain-text';

/** Rich text field with label and error; its pictures are uploaded at once. */
export const RichTextField = ({
  name,
  lang,
  disabled,
}: {
  name: string;
  lang?: string;
  disabled?: boolean;
}) => {
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const uploadImage = useUploadImage();
  useValueWords(name, (html) => plainText(String(html ?? '')));
  return (
    <div className={styles['field']} data-field={name}>
      <RichTextEditor
        id={control.id}
        label={label ?? ''}
        lang={lang}
        value={(getIn(values, name) as string | undefined) ?? ''}
        onChange={(html) => void setFieldValue(name, html)}
        uploadImage={uploadImage}
        describedBy={`${control.id}-error`}
        invalid={control['aria-invalid']}
        disabled={disabled}
      />
      <p id={`${control.id}-error`} className={styles['error']}>
        {error}
      </p>
    </div>
  );
};
