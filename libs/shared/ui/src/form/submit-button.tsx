import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';

/** Submit button; ignores clicks while the form is being sent. */
export const SubmitButton = ({ wide, children }: { wide?: boolean; children: ReactNode }) => {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      wide={wide}
      busy={isSubmitting}
      // Blurring a field may remove its error, which would move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
};
