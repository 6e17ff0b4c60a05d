import { userSlice } from '@lms/auth/web';
import { cartSlice, partnerCourseSlice } from '@lms/cart/web';
import { roles } from '@lms/contract';
import { seeAsId, sessionSlice } from '@lms/entity-api';
import { isLanguage, languageSlice } from '@lms/i18n';
import { densities, layoutSlice, themes } from '@lms/ui';
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

/** Validates each key's value, so that data of another version is not used. */
const isState: Record<Key, IsState> = {
  session: (record) =>
    hasTexts(record, 'accessToken', 'refreshToken') && typeof record['expiresIn'] === 'number',
  user: ({ current }) =>
    hasTexts(current, 'id', 'email', 'name', 'imageUrl') &&
    Array.isArray((current as { roles?: unknown }).roles) &&
    (current as { roles: unknown[] }).roles.every(isIn(roles)),
  layout: ({ theme, isAsideMinimised, isContentFixed, singleKeys, density }) =>
    isIn(themes)(theme) &&
    [isAsideMinimised, isContentFixed, singleKeys].every(isIn([true, false, undefined])) &&
    isIn([...densities, undefined])(density),
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

/** Persisted slices by storage key. */
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
  // English is stored even as the default, so that it wins over the language cookie.
  const isChoice = key === 'language' && state && state !== initialState;
  return isChoice ? { ...state, isChosen: true } : state;
};

export const isStored = (key: Key) => read(key) !== undefined;

/** Returns the stored state of a key, or the default. */
export const storedState = (key: Key): object => read(key) ?? slices[key].getInitialState();

/** While seeing as somebody else, their profile and menu stay in this tab. */
export const isSeeAsState = (key: Key) => (key === 'user' || key === 'menu') && seeAsId() !== null;

/**
 * Makes a reducer persistent. Default state is not stored, so that signing out leaves nothing
 * behind.
 */
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
          if (isSeeAsState(key)) return;
          if (isDefault(state)) removeFromStorage(storageKey);
          else writeState(storageKey, state);
        },
        removeItem: async (storageKey: string) => removeFromStorage(storageKey),
      },
    },
    reducer,
  ) as unknown as Reducer<S>;
};

/** Reducers of {@link slices}, each persisted under its own key once a persistor runs. */
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
