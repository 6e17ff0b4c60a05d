import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds in which a deletion can be taken back, as long as nobody is about to. */
const undoMs = 5_000;
const stepMs = 250;

/**
 * The time in which something deleted can be taken back. It waits while the pointer is over the bar or
 * the keyboard is in it, and a keyboard is brought there, since what it was on is gone.
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
    // Checked once in a while: whoever is at it holds it, however they came and went.
    let left = undoMs;
    const timer = setInterval(() => {
      if (bar.current?.matches(':hover, :has(:focus-visible)')) return;
      left -= stepMs;
      if (left <= 0) gone.current();
    }, stepMs);
    return () => clearInterval(timer);
  }, [bar]);
};
