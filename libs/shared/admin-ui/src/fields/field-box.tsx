import { FieldNotes, useField } from '@lms/ui';
import type { ReactNode } from 'react';
import styles from './field-box.module.css';

type Control = ReturnType<typeof useField>['control'] & {
  'aria-label': string | undefined;
  status: 'error' | undefined;
};

interface FieldBoxProps {
  name: string;
  hint?: ReactNode;
  /** Shorter visible label; the full name is the accessible one. */
  text?: string;
  /** Renders the control with the attributes that connect it with label, hint and error. */
  children: (control: Control) => ReactNode;
}

/** Field of a form: the label, the control of antd's, hint and error. */
export const FieldBox = ({ name, hint, text, children }: FieldBoxProps) => {
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{text ?? label}</label>
      {children({
        ...control,
        'aria-label': text && label,
        status: error ? 'error' : undefined,
      })}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
