import { useEffect, useRef, useState } from 'react';

/** What the specification says of toasts, in milliseconds (section 9). */
export const toastTimes = { shown: 5_000, afterHover: 1_000, ease: 300 };

/**
 * The life of a toast: inactive, then active, then removed. While it is pointed at or has the focus
 * it stays, and a little longer after.
 */
export const useToastLife = (onRemoved: () => void) => {
  const [state, setState] = useState<'inactive' | 'active' | 'removed'>('inactive');
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [shownFor, setShownFor] = useState(toastTimes.shown);
  const isHeld = isPointedAt || isFocused;
  const removed = useRef(onRemoved);
  useEffect(() => {
    removed.current = onRemoved;
  });
  const dismiss = () => setState('removed');

  useEffect(() => {
    const frame = requestAnimationFrame(() => setState('active'));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, shownFor]);
  useEffect(() => {
    if (state !== 'removed') return;
    const timer = setTimeout(() => removed.current(), toastTimes.ease);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    // From wherever the reader is: a toast at the page's edge is far by Tab. What is open is closed first.
    const dismissByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) dismiss();
    };
    document.addEventListener('keydown', dismissByEscape);
    return () => document.removeEventListener('keydown', dismissByEscape);
  }, []);

  const hold = (setHeld: (isHeld: boolean) => void, held: boolean) => () => {
    setShownFor(toastTimes.afterHover);
    setHeld(held);
  };
  return {
    state,
    dismiss,
    onMouseEnter: hold(setIsPointedAt, true),
    onMouseLeave: hold(setIsPointedAt, false),
    onFocus: hold(setIsFocused, true),
    onBlur: hold(setIsFocused, false),
  };
};
