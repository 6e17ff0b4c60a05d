import { toCallProblem } from '@lms/entity-api';
import { useDispatch } from 'react-redux';
import { toastShown } from '../toast';
import { useProblemText } from './problem-text';

/** Says in a toast why a call failed. */
export const useTellProblem = () => {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  return (error: unknown) =>
    dispatch(toastShown({ type: 'error', message: problemText(toCallProblem(error)) }));
};
