import Input from 'antd/es/input/Input';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldBox } from './field-box';
import { plainDigits } from './plain-digits';

/** Number field with label, hint and error; its value is a number, or empty. */
export const NumberField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { getFieldProps } = useFormikContext();
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Input
          type="number"
          step="any"
          {...plainDigits}
          {...control}
          {...getFieldProps<number | ''>(name)}
        />
      )}
    </FieldBox>
  );
};
