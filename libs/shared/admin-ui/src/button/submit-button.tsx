import { Button, type ButtonProps } from 'antd';
import { useFormikContext } from 'formik';
import { whileBusy } from './while-busy';

/** Submit button; ignores clicks while the form is being sent. */
export const SubmitButton = (
  props: Pick<ButtonProps, 'type' | 'danger' | 'children'> & { 'data-key'?: 'ctrl s' },
) => {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="primary"
      htmlType="submit"
      {...whileBusy(isSubmitting)}
      // Blurring a field may remove its error, which would move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
};
