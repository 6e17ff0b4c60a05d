import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Input } from '../controls/input';
import { FieldNotes, useField } from './field';
import styles from './form.module.css';

/** Number field with label, hint and error; its value is a number, or empty. */
export const NumberField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { getFieldProps } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input type="number" step="any" {...control} {...getFieldProps<number | ''>(name)} />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
