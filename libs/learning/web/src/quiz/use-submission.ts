import { isTemporary } from '@lms/entity-api';
import { useCallback, useEffect, useState } from 'react';
import { useSubmitAttemptMutation } from '../learning-api';
import type { Answers } from './answer-sheet';

const retryMs = 5_000;
/** Seconds before the deadline at which pending typing is sent at once. */
const lastCallSeconds = 3;

/** Submits an attempt on request, and automatically when the time is up. */
export const useSubmission = (
  attemptId: string,
  { drain, close, reread }: Pick<Answers, 'drain' | 'close' | 'reread'>,
  secondsLeft: number | null,
) => {
  const [submit] = useSubmitAttemptMutation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const over = secondsLeft === 0;
  const send = useCallback(async () => {
    const { error } = await submit(attemptId);
    // Submitted elsewhere, or no longer the learner's: the attempt shows which.
    if (error && !isTemporary(error)) await reread();
    return error;
  }, [attemptId, submit, reread]);
  const lastCall = secondsLeft !== null && secondsLeft <= lastCallSeconds && !over;

  useEffect(() => {
    if (lastCall) void drain();
  }, [lastCall, drain]);

  useEffect(() => {
    if (!over) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    // Answers that are still on their way go first: the server decides which of them count.
    const finish = async () => {
      const arrived = await drain();
      const error = arrived ? await send() : undefined;
      if (arrived && !error) close();
      else if (!left && (!arrived || isTemporary(error))) {
        timer = setTimeout(() => void finish(), retryMs);
      }
    };
    void finish();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [over, send, drain, close]);

  return {
    over,
    busy: state === 'busy',
    failed: state === 'failed',
    /** Begins anew, without the failure of the last try. */
    reset: () => setState('idle'),
    submit: async () => {
      setState('busy');
      const arrived = await drain();
      const error = arrived ? await send() : true;
      if (!error) close();
      setState(error ? 'failed' : 'idle');
    },
  };
};
