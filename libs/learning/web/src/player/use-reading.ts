import { type RefObject, useEffect, useRef } from 'react';
import { useProgressOutbox } from './progress-outbox';

const maxSeconds = 3_600;

/**
 * Measures how long a text is on a visible page. Returns a function that marks the lesson as done
 * and resolves to whether the server accepted it.
 */
export const useReading = (lessonId: string, place?: RefObject<number | undefined>) => {
  const outbox = useProgressOutbox();
  const since = useRef<number | null>(null);

  const report = useRef<(completed: boolean) => void>(undefined);
  useEffect(() => {
    const start = () => {
      since.current = performance.now();
    };
    const note = (completed: boolean) => {
      const seconds = since.current === null ? 0 : (performance.now() - since.current) / 1000;
      since.current = null;
      // Short visits are not reported.
      if (seconds < 1 && !completed) return;
      const secondsSpent = Math.min(seconds, maxSeconds);
      const endedAt = Date.now();
      const startedAt = endedAt - secondsSpent * 1_000;
      outbox.put(lessonId, {
        positionSeconds: 0,
        positionCharacter: place?.current,
        secondsSpent,
        completed,
        startedAt,
        endedAt,
      });
      if (document.visibilityState === 'visible') start();
    };
    report.current = note;
    const leave = () => {
      note(false);
      void outbox.flush(true);
    };
    const follow = () => (document.visibilityState === 'visible' ? start() : leave());

    if (document.visibilityState === 'visible') start();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', follow);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [outbox, lessonId, place]);

  return () => {
    report.current?.(true);
    return outbox.drain();
  };
};
