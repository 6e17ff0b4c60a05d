import { useSyncExternalStore } from 'react';

/** The specification's breakpoints (section 9) that change what a management screen shows. */
export const breakpoints = { table: 768, aside: 992 };

/** Whether the window is at least so many pixels wide. */
export const useWide = (pixels: number) => {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
};
