import { selectIsSignedIn } from '@lms/entity-api';
import { languageForgotten } from '@lms/i18n';
import { PAUSE, REHYDRATE } from 'redux-persist';
import { isNotMine, isStored, persistedKeys, storedState } from './persisted';
import { storageKeys } from './storage-keys';
import type { AppStore } from './store';

/** The language stays each tab's own until it is loaded anew: its texts would not follow. */
const followed = persistedKeys.filter((key) => key !== 'language');

const slicesOf = (storageKey: string | null) =>
  followed.filter(
    (key) => !isNotMine(key) && (storageKey === null || storageKeys[key] === storageKey),
  );

/**
 * Takes over what other tabs store: renewed tokens (a spent one shown again would end the session),
 * the cart, the theme. Logged out in one tab is logged out in all.
 */
export const followOtherTabs = (store: AppStore) => {
  const takeOver = (storageKey: string | null) => {
    const wasSignedIn = selectIsSignedIn(store.getState());
    slicesOf(storageKey).forEach((slice) =>
      store.dispatch({ type: REHYDRATE, key: storageKeys[slice], payload: storedState(slice) }),
    );
    if (!wasSignedIn || selectIsSignedIn(store.getState())) return;
    store.dispatch({ type: PAUSE });
    // Everything was cleared, not only what is the user's.
    if (storageKey === null && !isStored('language')) store.dispatch(languageForgotten());
    location.reload();
  };
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage) takeOver(key);
  });
  // Back in a page that the browser had put aside, which heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver(null);
  });
};
