import { api } from '@lms/entity-api';
import type { AppStore } from './store';

/**
 * Sends the queries again that ask for it (`refetchOnFocus`) when their reader comes back to the
 * tab, as another one may have changed what they show. Redux Toolkit's `setupListeners` can't be
 * loaded late, and would weigh 0.5 KB in each first visit; it also sends them at every click that
 * brings the window to the front.
 */
export const followReturn = (store: AppStore) => {
  const { onFocus, onFocusLost } = api.internalActions;
  document.addEventListener('visibilitychange', () => {
    store.dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
  });
};
