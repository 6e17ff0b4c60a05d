import { followReturn } from './follow-return';
import type { AppStore } from './store';

// In one file with the rest of what comes late: each request of a first visit counts.
export { ToastCard } from '@lms/ui';

/** Does what can wait until the page is idle. */
export const doLateWork = async (store: AppStore) => {
  followReturn(store);
  // A phone has nothing to hover with: it loads no tooltips.
  if (!matchMedia('(any-hover: hover)').matches) return;
  // Without a connection there are none; the page is whole all the same.
  await import('./shell/tooltips').then(
    ({ startTooltips }) => startTooltips(),
    () => undefined,
  );
};
