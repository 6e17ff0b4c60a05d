import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Check } from './check';
import { FieldNotes, useField } from './field';
import styles from './form.module.css';

/** Checkbox field with label and error. */
export const CheckboxField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { values, handleChange, handleBlur } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <Check
        {...control}
        checked={getIn(values, name) as boolean}
        onChange={handleChange}
        onBlur={handleBlur}
      >
        {label}
      </Check>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
