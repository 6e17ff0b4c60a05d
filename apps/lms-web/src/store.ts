import { sendLanguage } from '@lms/auth/web';
import type { Language } from '@lms/contract';
import { api, type ApiExtra, lapseSlice, storeBatching } from '@lms/entity-api';
import { tableSlice } from '@lms/table-state';
import { toastSlice } from '@lms/ui';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { makePersistedReducers } from './persisted';
import { saveMenu } from './save-menu';
import { signOut } from './sign-out';

/**
 * Creates a store; the server makes one for each request, with a `fetch` that stays in the process.
 */
export const makeStore = (language: Language, extra: ApiExtra = {}) =>
  configureStore({
    reducer: combineReducers({
      ...makePersistedReducers(),
      toast: toastSlice.reducer,
      [tableSlice.name]: tableSlice.reducer,
      [lapseSlice.name]: lapseSlice.reducer,
      [api.reducerPath]: api.reducer,
    }),
    preloadedState: { language: { code: language } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(api.middleware, signOut, sendLanguage, saveMenu),
    enhancers: (defaults) => defaults(storeBatching),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
