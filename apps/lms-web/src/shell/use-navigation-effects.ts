import { focusHeading } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses the screen's `h1`; where that comes with its data, as soon as it is there. */
const followHeading = () => {
  if (focusHeading()) return undefined;
  const main = document.querySelector('main');
  if (!main) return undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading()) observer.disconnect();
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
    return followHeading();
  }, [pathname, hash, type]);
};
