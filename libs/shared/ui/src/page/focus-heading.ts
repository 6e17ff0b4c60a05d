import { type RefObject, useLayoutEffect } from 'react';

/** Focuses the screen's heading; returns `false` if there is none. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** Focuses the heading if the focus was lost, for instance with a menu entry that disappeared. */
export const rescueFocus = () => {
  if (document.activeElement === document.body) focusHeading();
};

const passFocus = (heir?: RefObject<HTMLElement | null>) => {
  if (heir?.current) heir.current.focus();
  else focusHeading();
};

/** Moves the focus to `heir`, or to the screen's heading, when the focused element is removed. */
export const useFocusHandover = (
  ref: RefObject<HTMLElement | null>,
  heir?: RefObject<HTMLElement | null>,
) => {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) passFocus(heir);
    };
  }, [ref, heir]);
};
