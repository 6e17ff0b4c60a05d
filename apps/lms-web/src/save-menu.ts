import { selectCurrentUser, userLoaded } from '@lms/auth/web';
import type { Middleware } from '@reduxjs/toolkit';
import { menuSaved } from './shell/menu-slice';

/** Makes the menu anew whenever the user was loaded. Visitors need no menu, so it is fetched then. */
export const saveMenu: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (userLoaded.match(action)) {
      void import('./shell/menu-of').then(
        ({ menuOf }) => {
          // Who has logged out meanwhile leaves no menu behind.
          if (selectCurrentUser(getState()) === action.payload) {
            dispatch(menuSaved(menuOf(action.payload)));
          }
        },
        // Offline the menu of the last time stands.
        () => undefined,
      );
    }
    return result;
  };
