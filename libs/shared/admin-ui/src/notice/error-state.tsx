import { type ErrorStateProps, ErrorState as PlainState } from '@lms/ui';
import { Button } from 'antd';

/** Problem of a part of the page that could not be loaded, with a button of antd's that retries. */
export const ErrorState = (props: Omit<ErrorStateProps, 'as'>) => (
  <PlainState {...props} as={Button} />
);
