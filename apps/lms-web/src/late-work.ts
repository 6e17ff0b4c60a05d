import { followReturn } from './follow-return';
import { loadToastCard } from './shell/late-toast';
import type { AppStore } from './store';

const nothing = () => undefined;

/** Does what can wait until the page is idle. */
export const doLateWork = async (store: AppStore) => {
  followReturn(store);
  // Without a connection the first toast tries again.
  await loadToastCard().catch(nothing);
  // A phone has nothing to hover with: it loads no tooltips.
  if (!matchMedia('(any-hover: hover)').matches) return;
  // Without a connection there are none; the page is whole all the same.
  await import('./shell/tooltips').then(({ startTooltips }) => startTooltips(), nothing);
};
