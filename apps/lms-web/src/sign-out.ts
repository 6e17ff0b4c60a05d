import { loggedOut, sessionEnded } from '@lms/entity-api';
import { languageForgotten } from '@lms/i18n';
import type { Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE } from 'redux-persist';
import { clearStorage } from './storage';

/** Writes at once what redux-persist still holds back; a page that is left would lose it. */
const flush = { type: FLUSH, result: () => undefined };

const loginUrl = ({ pathname, search, hash }: Location) =>
  pathname.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?returnUrl=${encodeURIComponent(pathname + search + hash)}`;

/**
 * The two ways out. Log out leaves nothing of the user in storage. A session that the server ended
 * clears all storage and leads to the login page, and from there back.
 */
export const signOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (loggedOut.match(action)) {
      const result = next(action);
      dispatch(flush);
      return result;
    }
    if (sessionEnded.match(action)) {
      const url = loginUrl(location);
      dispatch({ type: PAUSE });
      dispatch(flush);
      const result = next(action);
      // Also the cookie of the language follows it.
      dispatch(languageForgotten());
      clearStorage();
      location.assign(url);
      return result;
    }
    return next(action);
  };
