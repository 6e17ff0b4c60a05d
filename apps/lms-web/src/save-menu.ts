import { selectCurrentUser, userLoaded } from '@lms/auth/web';
import type { Middleware } from '@reduxjs/toolkit';
import { menuSaved } from './shell/menu-slice';

/**
 * Rebuilds the stored menu whenever the user is loaded. Loaded on demand, as visitors have no menu.
 */
export const saveMenu: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (userLoaded.match(action)) {
      void import('./shell/menu-for').then(
        ({ menuFor }) => {
          // The user may have signed out meanwhile.
          if (selectCurrentUser(getState()) === action.payload) {
            dispatch(menuSaved(menuFor(action.payload)));
          }
        },
        // Offline the stored menu stays.
        () => undefined,
      );
    }
    return result;
  };
