import { useSyncExternalStore } from 'react';

const minute = 60_000;

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
};

/** Returns the time to the minute, and follows it. */
export const useMinute = () =>
  useSyncExternalStore(everyMinute, () => Math.ceil(Date.now() / minute) * minute);
