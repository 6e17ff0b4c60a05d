import { useTranslation } from '@lms/i18n';
import { useValueCheck, type ValueCheck } from '@lms/ui';
import Input, { type InputProps } from 'antd/es/input/Input';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useValueWords } from '../edit/value-words';
import { FieldBox } from './field-box';

interface TextFieldProps extends Pick<
  InputProps,
  'autoComplete' | 'inputMode' | 'lang' | 'readOnly'
> {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  hint?: ReactNode;
  /** Asks the server about a valid value, after a pause in typing and when the field is left. */
  check?: ValueCheck;
}

/** Single-line text field with label, hint and error. */
export const TextField = ({ name, type = 'text', hint, check, ...attributes }: TextFieldProps) => {
  const { getFieldProps, handleBlur } = useFormikContext();
  const { formats } = useTranslation();
  useValueWords(name, (value) =>
    type === 'date' && value ? formats.day(String(value)) : undefined,
  );
  const checkValue = useValueCheck(name, check);
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Input
          {...attributes}
          {...control}
          {...getFieldProps<string>(name)}
          type={type}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          onBlur={(event) => {
            handleBlur(event);
            checkValue();
          }}
        />
      )}
    </FieldBox>
  );
};
