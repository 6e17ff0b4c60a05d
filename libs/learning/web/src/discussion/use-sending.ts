import { toCallProblem } from '@lms/entity-api';
import { toastShown, useProblemText } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Runs one call at a time and tells by a toast how it went; resolves to whether it succeeded. */
export const useSending = () => {
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const running = useRef(false);
  return async (call: () => PromiseLike<{ error?: unknown }>, done: string) => {
    if (running.current) return false;
    running.current = true;
    const { error } = await call();
    running.current = false;
    dispatch(
      error
        ? toastShown({ type: 'error', message: problemText(toCallProblem(error)) })
        : toastShown({ type: 'success', message: done }),
    );
    return !error;
  };
};
