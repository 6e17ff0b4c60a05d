import { useEffect, useState } from 'react';

interface Times {
  startedAt: string;
  deadlineAt: string | null;
  /** Lead of the server's clock over this device's, in milliseconds. */
  aheadMs: number;
}

/** Returns the seconds left by the server's clock, or `null` without a limit. */
export const useTimeLeft = ({ deadlineAt, aheadMs }: Times): number | null => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadlineAt === null) return;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    // A phone that wakes up shows the right time at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadlineAt]);
  if (deadlineAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(deadlineAt) - now - aheadMs) / 1000));
};

const fixedMoments = [300, 60, 30];

/** Returns the last moment reached at which the time left is announced, in seconds, or `null`. */
export const announcedMoment = (secondsLeft: number, { startedAt, deadlineAt }: Times) => {
  const total = (Date.parse(deadlineAt ?? startedAt) - Date.parse(startedAt)) / 1000;
  const moments = [Math.floor(total / 2), ...fixedMoments].filter((moment) => moment < total);
  const reached = moments.filter((moment) => moment >= secondsLeft);
  return reached.length > 0 ? Math.min(...reached) : null;
};
