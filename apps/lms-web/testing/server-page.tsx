import { demoSiteContact, type Language } from '@lms/contract';
import { createI18n } from '@lms/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../src/app';
import { type EmbeddedState, restoreQueries } from '../src/embedded-state';
import { render } from '../src/entry-server';
import { hydrated } from '../src/hydrate';
import { matchRoute } from '../src/router';
import { makeStore } from '../src/store';

/** Renders an address as the server does, for a visitor. */
export const renderOnServer = (
  url: string,
  language: Language = 'en',
  fetch: () => Promise<Response> = () => Promise.reject(new Error('a call to the API')),
) => render({ url, language, origin: location.origin, contact: demoSiteContact, fetch });

/** Ends with its test: an unsaved form, for one, would hold the next test's navigation up. */
const UntilTestEnds = ({ children }: { children: ReactNode }) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => onTestFinished(() => flushSync(() => setIsOver(true))), []);
  return isOver ? null : children;
};

/** Shows what the server rendered for an address, and returns how to hydrate it. */
export const showServerPage = async (
  ...[url, language = 'en', fetch]: Parameters<typeof renderOnServer>
) => {
  const page = await renderOnServer(url, language, fetch);
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  const embedded = JSON.parse(page.state) as EmbeddedState;
  const store = makeStore(language);
  const i18n = createI18n(language, embedded.texts);
  const hydrate = async (live: () => void) => {
    const match = await matchRoute(location.pathname);
    await match?.route.Screen.preload(i18n);
    restoreQueries(store, embedded.queries);
    const view = (
      <UntilTestEnds>
        <App
          store={store}
          i18n={i18n}
          serverState={store.getState()}
          router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
        />
      </UntilTestEnds>
    );
    await hydrated(document.getElementById('root')!, view, url, live);
  };
  return { i18n, texts: embedded.texts, hydrate };
};
