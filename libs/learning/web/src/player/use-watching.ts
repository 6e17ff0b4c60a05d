import type { LessonContent } from '@lms/contract';
import { secondsToWatch } from '@lms/learning/contract';
import { type RefObject, useEffect } from 'react';
import { useProgressOutbox } from './progress-outbox';

const reportEverySeconds = 10;

/** Longest playback between two `timeupdate` events, even in the background at double speed. */
const maxStep = 3;

/**
 * Measures playback and reports it: every ten seconds, on pause, at the end and when the page is
 * closed. Seeking does not count. From `watchedShare` on, each report asks for completion until the
 * lesson is done.
 */
export const useWatching = (
  ref: RefObject<HTMLVideoElement | null>,
  { id, secondsSpent, video }: Pick<LessonContent, 'id' | 'secondsSpent' | 'video'>,
  completed: boolean,
) => {
  const outbox = useProgressOutbox();
  const enough = completed ? Infinity : secondsToWatch(video?.durationSeconds ?? Infinity);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let last = element.currentTime;
    let played = 0;
    let startedAt = Date.now();
    let total = secondsSpent;

    const report = (urgent: boolean) => {
      if (played === 0) return;
      outbox.put(id, {
        positionSeconds: element.currentTime,
        secondsSpent: played,
        completed: total >= enough,
        startedAt,
        endedAt: Date.now(),
      });
      played = 0;
      void outbox.flush(urgent);
    };
    const measure = () => {
      const step = element.currentTime - last;
      last = element.currentTime;
      if (element.seeking || step <= 0 || step > maxStep) return;
      if (played === 0) startedAt = Date.now() - (step / element.playbackRate) * 1_000;
      played += step;
      total += step;
      const justEnough = total >= enough && total - step < enough;
      if (played >= reportEverySeconds || justEnough) report(false);
    };
    const jump = () => {
      last = element.currentTime;
    };
    const stop = () => {
      measure();
      report(false);
    };
    const leave = () => {
      measure();
      report(true);
    };
    const hide = () => document.visibilityState === 'hidden' && leave();

    element.addEventListener('timeupdate', measure);
    element.addEventListener('seeking', jump);
    element.addEventListener('pause', stop);
    element.addEventListener('ended', stop);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      leave();
      element.removeEventListener('timeupdate', measure);
      element.removeEventListener('seeking', jump);
      element.removeEventListener('pause', stop);
      element.removeEventListener('ended', stop);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [ref, outbox, id, secondsSpent, enough]);
};
