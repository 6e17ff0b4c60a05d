import TextArea from 'antd/es/input/TextArea';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldBox } from './field-box';

interface TextAreaFieldProps {
  name: string;
  rows?: number;
  lang?: string;
  hint?: ReactNode;
}

/** Multi-line text field with label, hint and error. */
export const TextAreaField = ({ name, rows = 4, lang, hint }: TextAreaFieldProps) => {
  const { getFieldProps } = useFormikContext();
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <TextArea rows={rows} lang={lang} {...control} {...getFieldProps<string>(name)} />
      )}
    </FieldBox>
  );
};
