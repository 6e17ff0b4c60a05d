import { FieldNotes, Input, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import styles from '../fields/fields.module.css';

interface QuizNumberFieldProps {
  name: string;
  hint?: string;
  /** Shorter visible label; the full name is the accessible one. */
  text?: string;
  /** Allows an empty value, stored as `null`. */
  nullable?: boolean;
}

/** Number field that may be empty, or that shares its label with similar fields. */
export const QuizNumberField = ({ name, hint, text, nullable = false }: QuizNumberFieldProps) => {
  const { values, setFieldValue, handleBlur } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  const value = getIn(values, name) as number | '' | null;
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{text ?? label}</label>
      <Input
        type="number"
        step="any"
        inputMode="decimal"
        {...control}
        aria-label={text && label}
        value={value ?? ''}
        onChange={({ target: { value: typed, valueAsNumber } }) =>
          void setFieldValue(name, typed === '' ? (nullable ? null : '') : valueAsNumber)
        }
        onBlur={handleBlur}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
