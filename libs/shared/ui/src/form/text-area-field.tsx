import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { TextArea } from '../controls/input';
import { FieldNotes, useField } from './field';
import styles from './form.module.css';

interface TextAreaFieldProps {
  name: string;
  rows?: number;
  lang?: string;
  hint?: ReactNode;
}

/** Multi-line text field with label, hint and error. */
export const TextAreaField = ({ name, rows = 4, lang, hint }: TextAreaFieldProps) => {
  const { getFieldProps } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <TextArea rows={rows} lang={lang} {...control} {...getFieldProps<string>(name)} />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
