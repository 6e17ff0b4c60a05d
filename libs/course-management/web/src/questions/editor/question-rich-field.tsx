import { RichTextEditor, type RichTextEditorProps } from '@lms/rich-text-editor-ui';
import { FieldNotes, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import { useUploadImage } from '../../uploads/use-upload-image';
import styles from './editor.module.css';

interface QuestionRichFieldProps extends Pick<RichTextEditorProps, 'minimal' | 'insertText'> {
  name: string;
  hint?: string;
  disabled: boolean;
}

/** Rich text field of a question with label, hint and error. */
export const QuestionRichField = ({ name, hint, ...rest }: QuestionRichFieldProps) => {
  const { values, setFieldValue } = useFormikContext();
  const { label = '', error, control } = useField(name, hint);
  const uploadImage = useUploadImage();
  return (
    <div className={styles['field']}>
      <RichTextEditor
        {...rest}
        id={control.id}
        label={label}
        value={(getIn(values, name) as string | undefined) ?? ''}
        onChange={(html) => void setFieldValue(name, html)}
        uploadImage={uploadImage}
        describedBy={control['aria-describedby']}
        invalid={control['aria-invalid']}
        required={control['aria-required']}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
