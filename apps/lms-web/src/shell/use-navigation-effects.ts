import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const focus = (element: HTMLElement | null) => {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
};

/** Focuses the screen's `h1`; where that comes with its data, as soon as it is there. */
const focusHeading = () => {
  const main = document.querySelector('main');
  const heading = () => document.querySelector<HTMLElement>('main h1');
  focus(heading() ?? main);
  if (!main || heading()) return undefined;
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== main;
    if (!isElsewhere) focus(heading());
    if (isElsewhere || heading()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** On each navigation: to the top (Back and anchors keep their place) and focus on the screen's `h1`. */
export const useNavigationEffects = () => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (type !== 'POP' && !hash) window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, hash, type]);
};
