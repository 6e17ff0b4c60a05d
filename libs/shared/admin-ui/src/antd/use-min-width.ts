import { useSyncExternalStore } from 'react';

/**
 * Breakpoints in pixels (specification, section 9) that change the layout of management screens.
 */
export const breakpoints = { table: 768, aside: 992, wideEditor: 1400 };

/** Returns true while a media query matches. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );

/**
 * Returns true if the window is at least this many pixels wide, and follows its size. In em, as in the
 * stylesheets: pixels of a reader whose text has its usual size.
 */
export const useMinWidth = (pixels: number) => useMedia(`(min-width: ${pixels / 16}em)`);
