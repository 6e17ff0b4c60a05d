import { FieldNotes, Input, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styles from './registration.module.css';

/** Code of an organization, in upper case as it is typed: native, as public pages are. */
export const CodeField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { getFieldProps, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        {...control}
        {...getFieldProps<string>(name)}
        lang="en"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => void setFieldValue(name, target.value.toUpperCase())}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
