import {
  forgetSeeAs,
  isAnythingUnsaved,
  loggedOut,
  seeAsEnded,
  seeAsId,
  seeAsOrigin,
  sessionEnded,
  sessionLapsed,
} from '@lms/entity-api';
import { languageForgotten } from '@lms/i18n';
import type { Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE } from 'redux-persist';
import { storedState } from './persisted';
import { clearStorage, writeState } from './storage';
import { storageKeys } from './storage-keys';

/** Writes pending state at once; redux-persist would lose it when the page is left. */
const flush = { type: FLUSH, result: () => undefined };

const loginUrl = ({ pathname, search, hash }: Location) =>
  pathname.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?returnUrl=${encodeURIComponent(pathname + search + hash)}`;

/**
 * Handles both ways out. Log out removes the user's data from storage. A session ended by the
 * server clears all storage and leads to the login page and back, or, while words on the screen are
 * unsaved, keeps the screen and asks there. Ending "see as" returns to the
 * administrator's screen that it was started from.
 */
export const signOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (seeAsEnded.match(action)) {
      // Only once: every call in flight reports the end of the session.
      if (seeAsId()) location.assign(seeAsOrigin() ?? '/dashboard');
      forgetSeeAs();
      return next(action);
    }
    if (loggedOut.match(action)) {
      forgetSeeAs();
      const result = next(action);
      dispatch(flush);
      return result;
    }
    if (sessionEnded.match(action)) {
      const isSeeingAs = seeAsId() !== null;
      forgetSeeAs();
      if (isAnythingUnsaved() && !isSeeingAs) {
        dispatch(flush);
        const layout = storedState('layout');
        clearStorage();
        // As the screen stays, its look does, also on the next page.
        writeState(storageKeys.layout, layout);
        return dispatch(sessionLapsed());
      }
      const url = loginUrl(location);
      dispatch({ type: PAUSE });
      dispatch(flush);
      const result = next(action);
      // Updates the language cookie as well.
      dispatch(languageForgotten());
      clearStorage();
      location.assign(url);
      return result;
    }
    return next(action);
  };
