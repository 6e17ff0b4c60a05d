import type { AuthResult, Language } from '@lms/contract';
import { api, sessionSlice, storeBatching, tokensReceived } from '@lms/entity-api';
import { createI18n, I18nProvider, languageSlice, loadTexts, type Namespace } from '@lms/i18n';
import {
  combineReducers,
  configureStore,
  type Reducer,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { holdAnswers } from './server';

/** Tokens of a signed-in session. */
export const testTokens: AuthResult = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresIn: 600,
};

/** Creates a store with the shared slices and those that a test needs. */
export const makeTestStore = (
  slices: readonly { name: string; reducer: unknown }[] = [],
  language: Language = 'en',
) =>
  configureStore({
    reducer: combineReducers({
      [sessionSlice.name]: sessionSlice.reducer,
      [languageSlice.name]: languageSlice.reducer,
      ...(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer])) as Record<
        never,
        Reducer
      >),
      [api.reducerPath]: api.reducer,
    }),
    preloadedState: { language: { code: language } },
    middleware: (defaults) => defaults().concat(api.middleware),
    enhancers: (defaults) => defaults(storeBatching),
  });

/** Drops actions after the test: a screen's timers, such as a retry, would disturb later tests. */
const stopAfterTest = (store: Store) => {
  const { dispatch } = store;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  store.dispatch = ((action: UnknownAction) =>
    isOver ? new Promise(() => undefined) : dispatch(action)) as typeof dispatch;
};

type TestStore = ReturnType<typeof makeTestStore>;

interface Options<S> {
  /** Store to use, such as the app's own; by default {@link makeTestStore} creates one. */
  store?: S;
  /** Slices that the screen needs besides session, language and api. */
  slices?: readonly { name: string; reducer: unknown }[];
  /** Initial address. */
  route?: string;
  /** Route pattern of the screen, such as `/courses/:slug`. */
  path?: string;
  texts?: readonly Namespace[];
  language?: Language;
  /** Signs in with {@link testTokens}. */
  signedIn?: boolean;
}

/**
 * Renders a screen at an address, with a real store, router and texts. Addresses outside `path`
 * render nothing; `location()` returns the current one.
 */
export const renderWithStore = async <S extends Store = TestStore>(
  screen: ReactNode,
  {
    slices,
    route = '/',
    path = '*',
    texts = [],
    language = 'en',
    signedIn = false,
    store = makeTestStore(slices, language) as unknown as S,
  }: Options<S> = {},
) => {
  stopAfterTest(store);
  const i18n = createI18n(language);
  await loadTexts(i18n, language, ['common', ...texts]);
  if (signedIn) store.dispatch(tokensReceived(testTokens));
  let current: Location | undefined;
  const Where = () => {
    current = useLocation();
    return null;
  };
  const view = render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[route]}>
          <Where />
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  return {
    ...view,
    store,
    i18n,
    user: { ...user, dblClick: (element: Element) => holdAnswers(() => user.dblClick(element)) },
    location: () => (current ? current.pathname + current.search + current.hash : ''),
  };
};
