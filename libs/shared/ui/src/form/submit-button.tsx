import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { Button } from '../controls/button';

/** Submit button; ignores clicks while the form is being sent. */
export const SubmitButton = (
  props: Pick<ComponentProps<typeof Button>, 'look' | 'wide' | 'children'>,
) => {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      busy={isSubmitting}
      // Blurring a field may remove its error, which would move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
};
