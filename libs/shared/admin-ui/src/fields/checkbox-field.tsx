import { FieldNotes, useField } from '@lms/ui';
import { Checkbox } from 'antd';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styles from './field-box.module.css';

/** Checkbox field with label, hint and error. */
export const CheckboxField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { values, setFieldValue, handleBlur } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <Checkbox
        {...control}
        checked={getIn(values, name) as boolean}
        onChange={({ target }) => void setFieldValue(name, target.checked)}
        onBlur={handleBlur}
      >
        {label}
      </Checkbox>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
