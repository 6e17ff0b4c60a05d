import { userSlice } from '@lms/auth/web';
import { cartSlice, partnerCourseSlice } from '@lms/cart/web';
import { roles } from '@lms/contract';
import { seeAsId, sessionSlice } from '@lms/entity-api';
import { isLanguage, languageSlice } from '@lms/i18n';
import { layoutSlice, themes } from '@lms/ui';
import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { menuSlice } from './shell/menu-slice';
import { type IsState, readState, removeFromStorage, writeState } from './storage';
import { storageKeys } from './storage-keys';

type Key = keyof typeof storageKeys;

const hasTexts = (record: unknown, ...names: string[]) =>
  typeof record === 'object' &&
  record !== null &&
  names.every((name) => typeof (record as Record<string, unknown>)[name] === 'string');

const isIn = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const isMenuItem = (item: unknown): boolean => {
  const { submenu } = (item ?? {}) as { submenu?: unknown };
  const isWhole = submenu === undefined || (Array.isArray(submenu) && submenu.every(isMenuItem));
  return hasTexts(item, 'title') && isWhole;
};

/** What each key may hold: whatever else stands there was not written by this version. */
const isState: Record<Key, IsState> = {
  session: (record) =>
    hasTexts(record, 'accessToken', 'refreshToken') && typeof record['expiresIn'] === 'number',
  user: ({ current }) =>
    hasTexts(current, 'id', 'email', 'name', 'imageUrl') &&
    Array.isArray((current as { roles?: unknown }).roles) &&
    (current as { roles: unknown[] }).roles.every(isIn(roles)),
  layout: ({ theme, isAsideMinimised, isContentFixed }) =>
    isIn(themes)(theme) && [isAsideMinimised, isContentFixed].every(isIn([true, false, undefined])),
  language: ({ code }) => isLanguage(code),
  cart: ({ items }) =>
    Array.isArray(items) &&
    items.every(
      (item) =>
        hasTexts(item, 'courseId', 'slug', 'title', 'language') &&
        typeof (item as { price?: unknown }).price === 'number',
    ),
  menu: ({ items }) => Array.isArray(items) && items.every(isMenuItem),
  partnerCourse: ({ isWfCourse }) => typeof isWfCourse === 'boolean',
};

/** Every slice that is kept in the browser, under its key. */
const slices = {
  session: sessionSlice,
  user: userSlice,
  menu: menuSlice,
  layout: layoutSlice,
  language: languageSlice,
  cart: cartSlice,
  partnerCourse: partnerCourseSlice,
};

export const persistedKeys = Object.keys(slices) as Key[];

const read = (key: Key): object | undefined => {
  const initialState = slices[key].getInitialState();
  const state = readState(storageKeys[key], isState[key], initialState);
  // The choice of English is a choice, too: it outlives a cookie that says otherwise.
  const isChoice = key === 'language' && state && state !== initialState;
  return isChoice ? { ...state, isChosen: true } : state;
};

export const isStored = (key: Key) => read(key) !== undefined;

/** The state that a key holds, or the default. */
export const storedState = (key: Key): object => read(key) ?? slices[key].getInitialState();

/** Who is looked at, and their menu, stay in the tab that looks. */
export const isNotMine = (key: Key) => (key === 'user' || key === 'menu') && seeAsId() !== null;

/** A reducer whose state is kept; its default is not, so that signing out leaves nothing behind. */
const persisted = <S extends object>(key: Key, reducer: Reducer<S>, initialState: S) => {
  const initial = JSON.stringify(initialState);
  const isDefault = (state: object) =>
    key === 'language' ? !('isChosen' in state) : JSON.stringify(state) === initial;
  return persistReducer<S>(
    {
      key: storageKeys[key],
      keyPrefix: '',
      getStoredState: async () => read(key) as never,
      serialize: false,
      blacklist: ['_persist'],
      storage: {
        getItem: async () => null,
        setItem: async (storageKey: string, state: object) => {
          if (isNotMine(key)) return;
          if (isDefault(state)) removeFromStorage(storageKey);
          else writeState(storageKey, state);
        },
        removeItem: async (storageKey: string) => removeFromStorage(storageKey),
      },
    },
    reducer,
  ) as unknown as Reducer<S>;
};

/** The reducers of {@link slices}, each reading and writing its key once a browser persists them. */
export const makePersistedReducers = () => {
  const of = <S extends object>(
    key: Key,
    slice: { reducer: Reducer<S>; getInitialState: () => S },
  ) => persisted(key, slice.reducer, slice.getInitialState());
  return {
    session: of('session', slices.session),
    user: of('user', slices.user),
    menu: of('menu', slices.menu),
    layout: of('layout', slices.layout),
    language: of('language', slices.language),
    cart: of('cart', slices.cart),
    partnerCourse: of('partnerCourse', slices.partnerCourse),
  };
};
