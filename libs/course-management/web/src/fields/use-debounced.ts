import { useEffect, useState } from 'react';

/** Pause in typing before a search, in milliseconds. */
const pauseMs = 300;

/** Returns the text once typing pauses. */
export const useDebounced = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
