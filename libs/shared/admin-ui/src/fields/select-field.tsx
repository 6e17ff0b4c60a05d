import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useValueWords } from '../edit/value-words';
import { FieldBox } from './field-box';
import { Select } from './select';

interface SelectFieldProps {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Text of the empty option, which sets `null`; without it the field is required. */
  none?: string;
  hint?: ReactNode;
  /** Handles a choice, after the field has taken it. */
  onChoose?: () => void;
}

/** Select field with label, hint and error. */
export const SelectField = ({ name, options, none, hint, onChoose }: SelectFieldProps) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  useValueWords(name, (value) => options.find((option) => option.value === value)?.label);
  const empty = none === undefined ? [] : [{ value: '', label: none }];
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={(getIn(values, name) as string | null) ?? ''}
          options={[...empty, ...options]}
          onChange={(value) => {
            void setFieldValue(name, none === undefined ? value : value || null);
            onChoose?.();
          }}
          onBlur={() => void setFieldTouched(name)}
        />
      )}
    </FieldBox>
  );
};
