import { type RefObject, useEffect } from 'react';

const gap = 8;

/**
 * Moves the toasts below the element that has the focus, where they would cover it: it is what they
 * talk about. They stay where they are if there is no room.
 */
const moveOffFocus = (toaster: HTMLElement | null) => {
  const focused = document.activeElement;
  if (!toaster || !focused || focused === document.body || toaster.contains(focused)) return;
  toaster.style.top = '';
  const { top, bottom, left, right, height } = toaster.getBoundingClientRect();
  const subject = focused.getBoundingClientRect();
  const covered =
    subject.top < bottom && subject.bottom > top && subject.left < right && subject.right > left;
  const below = subject.bottom + gap;
  if (covered && below + height <= window.innerHeight) toaster.style.top = `${below}px`;
};

/** Places the column of toasts off the focus, while the toast of `card` is shown. */
export const usePlaceOffFocus = (card: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const toaster = card.current?.closest<HTMLElement>('[data-toaster]') ?? null;
    const place = () => moveOffFocus(toaster);
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [card]);
};
