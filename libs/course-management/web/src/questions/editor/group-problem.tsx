import { useFormikContext } from 'formik';
import { type RefObject, useEffect } from 'react';
import styles from './editor.module.css';

interface GroupProblemProps {
  id: string;
  error: string | undefined;
  /** Group that the error is about, focused when no single field is invalid. */
  group: RefObject<HTMLElement | null>;
}

/** Error of a list as a whole. */
export const GroupProblem = ({ id, error, group }: GroupProblemProps) => {
  const { submitCount, isSubmitting } = useFormikContext();
  const isRefused = error !== undefined;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !isRefused) return;
    const form = group.current?.closest('form');
    if (!form?.querySelector('[aria-invalid="true"]')) group.current?.focus();
  }, [submitCount, isSubmitting, isRefused, group]);
  return (
    <p id={`${id}-error`} className={styles['error']}>
      {error}
    </p>
  );
};
