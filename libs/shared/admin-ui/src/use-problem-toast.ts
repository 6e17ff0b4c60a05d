import { toCallProblem } from '@lms/entity-api';
import { toastShown, useProblemText } from '@lms/ui';
import { useDispatch } from 'react-redux';

/** Returns a function that shows a failed call's problem in a toast. */
export const useProblemToast = () => {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  return (error: unknown) =>
    dispatch(toastShown({ type: 'error', message: problemText(toCallProblem(error)) }));
};
