import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Select } from '../controls/input';
import { FieldNotes, useField } from './field';
import styles from './form.module.css';

interface SelectFieldProps {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Text of the empty option, which sets `null`; without it the field is required. */
  none?: string;
  hint?: ReactNode;
}

/** Select field with label, hint and error. */
export const SelectField = ({ name, options, none, hint }: SelectFieldProps) => {
  const { values, setFieldValue, handleBlur } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Select
        {...control}
        value={(getIn(values, name) as string | null) ?? ''}
        onChange={({ target: { value } }) =>
          void setFieldValue(name, none === undefined ? value : value || null)
        }
        onBlur={handleBlur}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
