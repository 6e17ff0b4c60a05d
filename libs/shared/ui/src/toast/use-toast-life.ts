import { useEffect, useRef, useState } from 'react';

/** What the specification says of toasts, in milliseconds (section 9). */
export const toastTimes = { shown: 5_000, afterHover: 1_000, ease: 300 };

/**
 * The life of a toast: inactive, then active, then removed. While it is pointed at or has the focus
 * it stays, and a little longer after.
 */
export const useToastLife = (onRemoved: () => void) => {
  const [state, setState] = useState<'inactive' | 'active' | 'removed'>('inactive');
  const [shownFor, setShownFor] = useState<number | null>(toastTimes.shown);
  const removed = useRef(onRemoved);
  useEffect(() => {
    removed.current = onRemoved;
  });

  useEffect(() => {
    const frame = requestAnimationFrame(() => setState('active'));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (shownFor === null) return;
    const timer = setTimeout(() => setState('removed'), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  useEffect(() => {
    if (state !== 'removed') return;
    const timer = setTimeout(() => removed.current(), toastTimes.ease);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    dismiss: () => setState('removed'),
    hold: () => setShownFor(null),
    release: () => setShownFor(toastTimes.afterHover),
  };
};
