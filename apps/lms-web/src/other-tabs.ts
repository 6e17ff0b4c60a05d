import { isAnythingUnsaved, selectIsSignedIn, sessionLapsed } from '@lms/entity-api';
import { languageForgotten } from '@lms/i18n';
import { PAUSE, REHYDRATE } from 'redux-persist';
import { isSeeAsState, isStored, persistedKeys, storedState } from './persisted';
import { storageKeys } from './storage-keys';
import type { AppStore } from './store';

/** Language stays per tab until a reload, as the texts on screen would not follow. */
const followed = persistedKeys.filter((key) => key !== 'language');

const slicesOf = (storageKey: string | null) =>
  followed.filter(
    (key) => !isSeeAsState(key) && (storageKey === null || storageKeys[key] === storageKey),
  );

/**
 * Follows other tabs' changes of storage: renewed tokens (reuse of an old one ends the session),
 * cart and theme. Signing out in one tab signs out in all.
 */
export const followOtherTabs = (store: AppStore) => {
  const takeOver = (storageKey: string | null) => {
    const wasSignedIn = selectIsSignedIn(store.getState());
    // The session ended in another tab: what is typed here is kept.
    if (storageKey === null && wasSignedIn && isAnythingUnsaved()) {
      store.dispatch(sessionLapsed());
      return;
    }
    slicesOf(storageKey).forEach((slice) =>
      store.dispatch({ type: REHYDRATE, key: storageKeys[slice], payload: storedState(slice) }),
    );
    if (!wasSignedIn || selectIsSignedIn(store.getState())) return;
    store.dispatch({ type: PAUSE });
    // A `null` key: the whole storage was cleared.
    if (storageKey === null && !isStored('language')) store.dispatch(languageForgotten());
    location.reload();
  };
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage) takeOver(key);
  });
  // A page restored from the back/forward cache has missed all storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver(null);
  });
};
