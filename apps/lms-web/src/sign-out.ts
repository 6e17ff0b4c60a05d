import { forgetSeeAs, loggedOut, seeAsEnded, seeAsId, sessionEnded } from '@lms/entity-api';
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
 * clears all storage and leads to the login page, and from there back. Who stops looking through the
 * eyes of somebody else is back at their own screens.
 */
export const signOut: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (seeAsEnded.match(action)) {
      // Only once: every call that is under way finds out.
      if (seeAsId()) location.assign('/dashboard');
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
      forgetSeeAs();
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
