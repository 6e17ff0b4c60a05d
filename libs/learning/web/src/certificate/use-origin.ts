import { useSyncExternalStore } from 'react';

/** Origin of the site; unknown while the page is rendered on the server. */
export const useOrigin = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => '',
  );
