import { api, sessionSlice } from '@lms/entity-api';
import { languageSlice } from '@lms/i18n';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { userSlice } from '../src/user-slice';

/** Creates a store with session, language and user, without a screen. */
export const makeSessionStore = (...more: Middleware[]) =>
  configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      language: languageSlice.reducer,
      user: userSlice.reducer,
      api: api.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware, ...more),
  });
