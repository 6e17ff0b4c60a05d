import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldNotes, useField } from './field';
import styles from './form.module.css';

/** A box to tick, with its label and error. */
export const CheckboxField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { values, handleChange, handleBlur } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          {...control}
          checked={getIn(values, name) as boolean}
          onChange={handleChange}
          onBlur={handleBlur}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
