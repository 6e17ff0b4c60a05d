import { useFormikContext } from 'formik';
import { type RefObject, useEffect } from 'react';
import styles from './editor.module.css';

interface GroupProblemProps {
  id: string;
  error: string | undefined;
  /** What the error is about: it is led to when no single field is to blame. */
  group: RefObject<HTMLElement | null>;
}

/** What is wrong with a list as a whole. */
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
