import { loadCurrentUser, selectCurrentUser } from '@lms/auth/web';
import {
  changeLanguage,
  createI18n,
  languageChanged,
  languageTag,
  loadTexts,
  selectLanguage,
  setTextLoader,
  type TextTree,
} from '@lms/i18n';
import { localesUrl } from 'virtual:locales';
import { listenToPopState, selectTheme, whenIdle } from '@lms/ui';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { App } from './app';
import { readEmbedded, restoreQueries } from './embedded';
import { matchRoute } from './router';
import { applyLanguage, applyTextSize, applyTheme } from './document-attributes';
import { followEarlyChoice } from './early-choice';
import { replayEarlyClicks } from './early-clicks';
import { followOtherTabs } from './other-tabs';
import { endSplash } from './splash';
import { type AppStore, makeStore } from './store';

const Mounted = ({ onMounted, children }: { onMounted: () => void; children: ReactNode }) => {
  useEffect(onMounted, [onMounted]);
  return children;
};

declare global {
  interface Window {
    /** Of boot.js: loads the address that Back or Forward led to. */
    earlyBack: () => void;
  }
}

/** Resolves once the view is live, which is when its router listens to Back and Forward. */
const rendered = (view: ReactNode, render: (view: ReactNode) => void) =>
  new Promise<void>((resolve) => {
    const live = () => {
      window.removeEventListener('popstate', window.earlyBack);
      resolve();
    };
    render(<Mounted onMounted={live}>{view}</Mounted>);
  });

/** Whether the reader has not gone back or on meanwhile, as can be while a page only can be read. */
const isAt = (url: string) => url === location.pathname + location.search;

/** Hydrates in slices, so that a slow phone answers touches meanwhile. */
const hydrated = (root: HTMLElement, view: ReactNode, url: string) => {
  // Of another address than the page's it differs from the page, which is about to be left.
  const onRecoverableError = (error: unknown) => {
    if (isAt(url)) reportError(error);
  };
  return rendered(view, (live) =>
    startTransition(() => void hydrateRoot(root, live, { onRecoverableError })),
  );
};

const shown = (root: HTMLElement, view: ReactNode) =>
  rendered(view, (live) => createRoot(root).render(live));

/** Resolves once localStorage has been read into the store. */
const rehydrated = (store: AppStore) =>
  new Promise<void>((resolve) => {
    persistStore(store, null, resolve);
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

// A deploy took away a chunk that this page still asks for: one reload brings the new version. Offline
// a reload would bring nothing at all.
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

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const embedded = readEmbedded();
  const store = makeStore(embedded?.language ?? 'en');
  const i18n = createI18n(embedded?.language ?? 'en', embedded?.texts);
  const match = await matchRoute(location.pathname).catch(() => undefined);
  const choice = followEarlyChoice();
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

  // What can't be loaded is told by the screen's place.
  const screenLoaded = () => match?.route.Screen.preload(i18n).catch(() => undefined);

  if (embedded) {
    await screenLoaded();
    // Only now, for a page's own code brings its endpoints.
    restoreQueries(store, embedded.queries);
    if (embedded.answered && isAt(embedded.url)) {
      await hydrated(root, view(store.getState()), embedded.url);
    } else await shown(root, view());
    await Promise.all([rehydrated(store), whenIdle()]);
    const chosen = choice();
    if (chosen) store.dispatch(languageChanged(chosen));
    followStore(store);
    const language = selectLanguage(store.getState());
    if (i18n.language !== languageTag(language)) await changeLanguage(i18n, language);
    replayEarlyClicks();
    await loadCurrentUser(store.dispatch, store.getState);
  } else {
    await rehydrated(store);
    const language = selectLanguage(store.getState());
    await changeLanguage(i18n, language);
    await Promise.all([
      loadCurrentUser(store.dispatch, store.getState),
      loadTexts(i18n, language, ['cart']),
      match?.route.Screen.preload(i18n) ?? loadTexts(i18n, language, ['common']),
    ]);
    followStore(store);
    await shown(root, view());
    replayEarlyClicks();
  }
  endSplash();
};

void start();
