import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';

/** Sends the form; while that is under way further clicks do nothing. */
export const SubmitButton = ({ wide, children }: { wide?: boolean; children: ReactNode }) => {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      wide={wide}
      busy={isSubmitting}
      // Leaving a field may take its error away and move the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
};
