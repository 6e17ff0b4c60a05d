import { useSyncExternalStore } from 'react';

/** Widest window that has the bar at its foot, as in the styles. */
const phone = '(max-width: 767px)';

const subscribe = (onChange: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Tells whether the window is as narrow as a phone's. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
