import type { ReactNode } from 'react';
import { useFormState } from './form-context';
import styles from './form.module.css';
import { useFieldText } from './problem-text';

/** Returns the attributes that connect a control with its label, hint and error. */
export const useField = (name: string, hint?: ReactNode) => {
  const { idOf, labels, isRequired, problemOf } = useFormState();
  const fieldText = useFieldText();
  const id = idOf(name);
  const problem = problemOf(name);
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    label: labels[name],
    error: problem && fieldText(problem, labels[name]),
    control: {
      id,
      name,
      'aria-required': isRequired(name) || undefined,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
};

/**
 * Hint and error below a control. The error's line is always there, so that the layout does not
 * shift.
 */
export const FieldNotes = ({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string;
}) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles['small']}>
        {hint}
      </p>
    )}
    <p id={`${id}-error`} className={styles['error']}>
      {error}
    </p>
  </>
);
