import { FieldBox } from '@lms/admin-ui';
import { Input } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Code of an organization, in upper case as it is typed. */
export const CodeField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { getFieldProps, setFieldValue } = useFormikContext();
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...getFieldProps<string>(name)}
          lang="en"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => void setFieldValue(name, target.value.toUpperCase())}
        />
      )}
    </FieldBox>
  );
};
