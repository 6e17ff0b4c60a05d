import { useEffect, useRef, useState } from 'react';

/** Durations of toasts in milliseconds (specification, section 9). */
export const toastTimes = { shown: 5_000, afterHover: 1_000, ease: 300 };

/**
 * Lifecycle of a toast: inactive, active, removed. It stays while hovered or focused, and a little
 * longer.
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
    // Works wherever the focus is, because toasts are many tab stops away. Open dialogs and menus
    // close first.
    const dismissByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open],.ant-modal')) dismiss();
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
