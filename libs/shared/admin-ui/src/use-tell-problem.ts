import { toCallProblem } from '@lms/entity-api';
import { toastShown, useProblemText } from '@lms/ui';
import { useDispatch } from 'react-redux';

/** Says in a toast why a call failed. */
export const useTellProblem = () => {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  return (error: unknown) =>
    dispatch(toastShown({ type: 'error', message: problemText(toCallProblem(error)) }));
};
