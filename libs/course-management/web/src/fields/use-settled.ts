import { useEffect, useState } from 'react';

/** The pause in typing, in milliseconds, after which is searched. */
const pauseMs = 300;

/** What was typed, once typing pauses. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
