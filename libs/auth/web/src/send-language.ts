import { seeAsId, selectIsSignedIn } from '@lms/entity-api';
import { languageChanged } from '@lms/i18n';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { authApi } from './auth-api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type State = Parameters<typeof selectIsSignedIn>[0];

/** Sends the chosen language of a signed-in user to the server, for mails. */
export const sendLanguage: Middleware<object, State, Dispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (languageChanged.match(action) && selectIsSignedIn(getState()) && !seeAsId()) {
      // A failed call is repeated at the next start.
      void dispatch(authApi.endpoints.setLanguage.initiate(action.payload, { track: false }));
    }
    return result;
  };
