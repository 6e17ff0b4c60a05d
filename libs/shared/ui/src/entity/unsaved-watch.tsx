import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** Inside a form: tells whether something is not saved yet, and lets the browser ask before it closes. */
export const UnsavedWatch = ({ onChange }: { onChange: (dirty: boolean) => void }) => {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return null;
};
