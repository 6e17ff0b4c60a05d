import { type RefObject, useEffect, useRef } from 'react';

/** Time in milliseconds to undo a deletion. */
const undoMs = 5_000;
const stepMs = 250;

/**
 * Counts down the time to undo a deletion. The countdown pauses while the bar is hovered or
 * focused, and the bar takes the focus, because the focused element was deleted.
 */
export const useUndoTime = (
  bar: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onGone: () => void,
) => {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => button.current?.focus(), [button]);
  useEffect(() => {
    // Polled instead of using events: it holds for pointer and focus, however they arrive and
    // leave.
    let left = undoMs;
    const timer = setInterval(() => {
      if (bar.current?.matches(':hover, :has(:focus-visible)')) return;
      left -= stepMs;
      if (left <= 0) gone.current();
    }, stepMs);
    return () => clearInterval(timer);
  }, [bar]);
};
