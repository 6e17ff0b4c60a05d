import { FieldBox, plainDigits } from '@lms/admin-ui';
import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';

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
  const value = getIn(values, name) as number | '' | null;
  return (
    <FieldBox name={name} hint={hint} text={text}>
      {(control) => (
        <Input
          type="number"
          step="any"
          inputMode="decimal"
          {...plainDigits}
          {...control}
          value={value ?? ''}
          onChange={({ target: { value: typed, valueAsNumber } }) =>
            void setFieldValue(name, typed === '' ? (nullable ? null : '') : valueAsNumber)
          }
          onBlur={handleBlur}
        />
      )}
    </FieldBox>
  );
};
