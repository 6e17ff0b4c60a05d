import { api } from '@lms/entity-api';
import type { AppStore } from './store';

/**
 * Sends the queries again that ask for it (`refetchOnFocus`) when their reader comes back to the
 * window, as another tab may have changed what they show. Redux Toolkit's `setupListeners` does the
 * same, but can't be loaded late: it would weigh 0.5 KB in each first visit.
 */
export const followReturn = (store: AppStore) => {
  const { onFocus, onFocusLost } = api.internalActions;
  const follow = () => {
    store.dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
  };
  window.addEventListener('focus', follow);
  document.addEventListener('visibilitychange', follow);
};
