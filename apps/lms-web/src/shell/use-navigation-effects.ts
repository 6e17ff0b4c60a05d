import { focusHeading } from '@lms/ui';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorOf, useKeptPositions, whenPossible } from './scroll';

/** Focuses the screen's `h1`, once it is rendered. */
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

/** Path of the screen that an application showed last, in whichever layout. */
const shown = new WeakMap<object, string>();

/**
 * Scrolls on each navigation (specification, section 2) to the address's anchor, to the former
 * position on Back and Forward, else to the top; and focuses the screen's `h1`.
 */
export const useNavigationEffects = () => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const store = useStore();
  const positionOf = useKeptPositions(key);

  useEffect(() => {
    const kept = type === 'POP' ? positionOf(key) : undefined;
    if (kept !== undefined) {
      document.documentElement.dataset['drawn'] = '';
      return whenPossible(() => {
        window.scrollTo(0, kept);
        return Math.abs(window.scrollY - kept) < 1;
      });
    }
    if (hash) {
      return whenPossible(() => {
        const anchor = anchorOf(hash);
        anchor?.scrollIntoView();
        return anchor !== null;
      });
    }
    return undefined;
  }, [hash, key, type, positionOf]);

  useEffect(() => {
    const before = shown.get(store);
    shown.set(store, pathname);
    if (before === undefined || before === pathname) return undefined;
    if (type !== 'POP' && !hash) window.scrollTo(0, 0);
    return followHeading();
  }, [store, pathname, hash, type]);
};
