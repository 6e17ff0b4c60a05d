import { useEffect, useState } from 'react';

interface Times {
  startedAt: string;
  deadlineAt: string | null;
  /** Lead of the server's clock over this device's, in milliseconds. */
  aheadMs: number;
}

/** Milliseconds between two ticks after which the device's clock was changed, or the device slept. */
const leapMs = 5_000;

/**
 * Returns the seconds left by the server's clock, or `null` without a limit.
 *
 * @param compareClocks asks the server for its time, so that no clock that was changed meanwhile
 *   ends the attempt
 */
export const useTimeLeft = (
  { deadlineAt, aheadMs }: Times,
  compareClocks: () => Promise<void>,
): number | null => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadlineAt === null) return;
    let last = Date.now();
    let comparing = false;
    const tick = async () => {
      if (comparing) return;
      const leap = Math.abs(Date.now() - last) > leapMs;
      if (leap && document.visibilityState === 'visible') {
        comparing = true;
        await compareClocks();
        comparing = false;
      }
      last = Date.now();
      setNow(last);
    };
    const timer = setInterval(() => void tick(), 1000);
    // A phone that wakes up shows the right time at once.
    const wake = () => void tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [deadlineAt, compareClocks]);
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
