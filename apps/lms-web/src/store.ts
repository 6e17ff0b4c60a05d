import { userSlice } from '@lms/auth';
import { cartSlice, partnerCourseSlice } from '@lms/cart';
import type { Language } from '@lms/contract';
import { api, type ApiExtra, sessionSlice } from '@lms/entity-api';
import { languageSlice } from '@lms/i18n';
import { layoutSlice, toastSlice } from '@lms/ui';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { safeStorage } from './storage';
import { storageKeys } from './storage-keys';

const persisted = <S extends object>(key: keyof typeof storageKeys, reducer: Reducer<S>) =>
  persistReducer<S>(
    { key: storageKeys[key], keyPrefix: '', storage: safeStorage },
    reducer,
  ) as unknown as Reducer<S>;

const reducer = combineReducers({
  session: persisted('session', sessionSlice.reducer),
  user: persisted('user', userSlice.reducer),
  layout: persisted('layout', layoutSlice.reducer),
  language: persisted('language', languageSlice.reducer),
  cart: persisted('cart', cartSlice.reducer),
  partnerCourse: persisted('partnerCourse', partnerCourseSlice.reducer),
  toast: toastSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/** A store; the server makes one for each request and gives it a `fetch` that stays in the process. */
export const makeStore = (language: Language, extra: ApiExtra = {}) =>
  configureStore({
    reducer,
    preloadedState: { language: { code: language } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
