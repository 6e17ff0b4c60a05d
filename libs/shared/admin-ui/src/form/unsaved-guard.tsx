import { UnsavedGuard as PlainGuard, type UnsavedGuardProps } from '@lms/ui';
import { UnsavedQuestion } from './unsaved-question';

/** Asks by a dialog of antd's before a link, Back or closing the tab discards unsaved changes. */
export const UnsavedGuard = (props: Omit<UnsavedGuardProps, 'as'>) => (
  <PlainGuard {...props} as={UnsavedQuestion} />
);
