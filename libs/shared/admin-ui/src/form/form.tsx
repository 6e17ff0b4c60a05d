import { type FormProps, Form as PlainForm } from '@lms/ui';
import type { AnyObject } from 'yup';
import { Notice } from '../notice/notice';
import { UnsavedQuestion } from './unsaved-question';

/** Form of a contract schema, with antd's messages and question; see the one of `@lms/ui`. */
export const Form = <Values extends AnyObject>(
  props: Omit<FormProps<Values>, 'alert' | 'unsavedDialog'>,
) => <PlainForm {...props} alert={Notice} unsavedDialog={UnsavedQuestion} />;
