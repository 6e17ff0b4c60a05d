import { loadCurrentUser, selectCurrentUser } from '@lms/auth/web';
import { adoptPlainCart } from '@lms/cart/web';
import { selectIsSignedIn } from '@lms/entity-api';
import {
  changeLanguage,
  createI18n,
  hasText,
  languageChanged,
  languageTag,
  loadTexts,
  selectLanguage,
  setTextLoader,
  type TextTree,
} from '@lms/i18n';
import { listenToPopState, selectTheme, whenIdle } from '@lms/ui';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { localesUrl } from 'virtual:locales';
import { App } from './app';
import { applyLanguage, applyTextSize, applyTheme } from './document-attributes';
import { replayEarlyActs } from './early-acts';
import { watchEarlyLanguageChoice } from './early-language-choice';
import { readEmbeddedState, restoreQueries } from './embedded-state';
import { hydrated, isAt, shown } from './hydrate';
import { followOtherTabs } from './other-tabs';
import { matchRoute } from './router';
import { endSplash } from './splash';
import { type AppStore, makeStore } from './store';

declare global {
  interface Window {
    /** Set by boot.js: reloads when Back or Forward led to another address. */
    earlyBack: () => void;
    /** Set by boot.js: says that the page could not be loaded. */
    loadFailed: () => void;
  }
}

/** Called once the router listens to Back and Forward. */
const live = () => window.removeEventListener('popstate', window.earlyBack);

/** Resolves once localStorage is read into the store; what changes is written before one leaves. */
const rehydrated = (store: AppStore) =>
  new Promise<void>((resolve) => {
    const persistor = persistStore(store, null, resolve);
    window.addEventListener('pagehide', () => void persistor.flush());
  });

const followStore = (store: AppStore) => {
  const apply = () => {
    applyLanguage(selectLanguage(store.getState()));
    applyTheme(selectTheme(store.getState()));
    applyTextSize(selectCurrentUser(store.getState())?.largeText);
  };
  apply();
  store.subscribe(apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  followOtherTabs(store);
};

// A deploy has removed a chunk of this version: one reload brings the new version. Offline a reload
// would not help.
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem('reloaded') === location.href) return;
  sessionStorage.setItem('reloaded', location.href);
  event.preventDefault();
  location.reload();
});

listenToPopState();

setTextLoader(async (language, namespace) => {
  const answer = await fetch(`${localesUrl}/${language}/${namespace}.json`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as TextTree;
});

/** Lets a slow phone answer touches between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const start = async () => {
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const embedded = readEmbeddedState();
  const store = makeStore(embedded?.language ?? 'en');
  const i18n = createI18n(embedded?.language ?? 'en', embedded?.texts);
  const match = await matchRoute(location.pathname).catch(() => undefined);
  const choice = watchEarlyLanguageChoice();
  const view = (serverState?: ReturnType<AppStore['getState']>) => (
    <StrictMode>
      <App
        store={store}
        i18n={i18n}
        serverState={serverState}
        router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      />
    </StrictMode>
  );

  // The screen's own error boundary reports a failed load.
  const lost = () => undefined;

  if (embedded) {
    await match?.route.Screen.preload(i18n).catch(lost);
    // Not before the preload: a page's code injects its endpoints.
    restoreQueries(store, embedded.queries);
    await nextTask();
    if (embedded.answered && isAt(embedded.url)) {
      await hydrated(root, view(store.getState()), embedded.url, live);
    } else await shown(root, view()).then(live);
    await rehydrated(store);
    const chosen = choice();
    if (chosen) store.dispatch(languageChanged(chosen));
    followStore(store);
    const language = selectLanguage(store.getState());
    if (i18n.language !== languageTag(language)) await changeLanguage(i18n, language);
    replayEarlyActs();
    await loadCurrentUser(store.dispatch, store.getState);
  } else {
    await rehydrated(store);
    // Before the first call: a session that has ended gives up the language's cookie too.
    followStore(store);
    const language = selectLanguage(store.getState());
    await changeLanguage(i18n, language);
    const { dispatch, getState } = store;
    const search = new URLSearchParams(location.search);
    await Promise.all([
      loadCurrentUser(dispatch, getState),
      loadTexts(i18n, language, ['common', 'cart']),
      match?.route.Screen.preload(i18n).then(({ prefetch }) => {
        // A learner's page gets its data beside the user, not after.
        if (selectIsSignedIn(getState())) void prefetch?.({ dispatch, ...match, search, language });
      }, lost),
    ]);
    // Not even English has come: a screen would show keys.
    if (!hasText(i18n, 'common.brand.name')) throw new Error('no texts');
    await shown(root, view()).then(live);
    replayEarlyActs();
  }
  // An answer that nobody has taken by now would be old when it is asked for.
  delete window.takeEarlyAnswer;
  adoptPlainCart(store.dispatch);
  endSplash();
  await whenIdle();
  // Without a connection the page is whole all the same, and the first toast tries again.
  await import('./late-work').then(
    ({ doLateWork }) => doLateWork(store),
    () => undefined,
  );
};

start().catch((error: unknown) => {
  window.loadFailed();
  reportError(error);
});
