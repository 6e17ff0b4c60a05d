import { Select } from 'antd';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldBox } from './field-box';

interface SelectFieldProps {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Text of the empty option, which sets `null`; without it the field is required. */
  none?: string;
  hint?: ReactNode;
}

/** Select field with label, hint and error. */
export const SelectField = ({ name, options, none, hint }: SelectFieldProps) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  const empty = none === undefined ? [] : [{ value: '', label: none }];
  const value = (getIn(values, name) as string | null) ?? '';
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Select
          {...control}
          // A value that no option has, such as the empty one of a new item, is none yet.
          value={[...empty, ...options].some((option) => option.value === value) ? value : null}
          options={[...empty, ...options]}
          onChange={(chosen) =>
            void setFieldValue(name, none === undefined ? (chosen ?? '') : chosen || null)
          }
          onBlur={() => void setFieldTouched(name)}
        />
      )}
    </FieldBox>
  );
};
