import { type RefObject, useLayoutEffect } from 'react';

/** Leads the reader to the screen's heading; `false` as long as it has none. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
};

/** After something closed: what opened it may be gone, such as the entry of a menu. */
export const rescueFocus = () => {
  if (document.activeElement === document.body) focusHeading();
};

/** When an element goes away with the focus in it, `heir` takes it over, or the screen's heading. */
export const useFocusHandover = (
  ref: RefObject<HTMLElement | null>,
  heir?: RefObject<HTMLElement | null>,
) => {
  useLayoutEffect(() => {
    const element = ref.current;
    const next = heir?.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (next) next.focus();
      else focusHeading();
    };
  }, [ref, heir]);
};
