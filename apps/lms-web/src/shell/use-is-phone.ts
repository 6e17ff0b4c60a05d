import { useSyncExternalStore } from 'react';

/** Windows that have the bar at their foot, as in the styles; low ones are left to the page. */
const phone = '(max-width: 47.9375em) and (min-height: 401px)';

const subscribe = (onChange: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Tells whether the window is a phone's, held upright. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
