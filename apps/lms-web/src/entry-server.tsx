import type { Language, RenderRequest, RenderResult } from '@lms/contract';
import { createI18n, type I18n, languageTag, loadTexts, setTextLoader, textsOf } from '@lms/i18n';
import { type Head, HeadContext, type LazyModule, SiteContactContext } from '@lms/ui';
import { bundledTexts } from '@lms/words';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { localesUrl } from 'virtual:locales';
import { App } from './app';
import { collectQueries, type EmbeddedState } from './embedded-state';
import { isLate, matchRoute, pagesByKind } from './router';
import { lateList } from './shell/late-screens';
import { layoutFrame } from './shell/layout-frame-route';
import { isInLayout, layoutList } from './shell/layout-screens';
import { makeStore } from './store';

setTextLoader(bundledTexts);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tags by which networks show a link to the page (Open Graph). */
const shareTags = ({ title, description, image }: Head, origin: string, pathname: string) =>
  Object.entries({
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': origin + pathname,
    'og:image': image && origin + image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
    .filter(([, content]) => content)
    .map(([name, content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('');

const headHtml = (head: Head, origin: string, pathname: string) => {
  const { title, description, isPrivate, image, structuredData } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    isPrivate && '<meta name="robots" content="noindex">',
    image && shareTags(head, origin, pathname),
    structuredData &&
      `<script type="application/ld+json">${JSON.stringify(structuredData).replace(/</g, '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('');
};

/** Client-only screens load their texts along with their code. */
const textLinks = (language: Language, namespaces: readonly string[]) =>
  ['common', 'cart', ...namespaces]
    .map(
      (namespace) =>
        `<link rel="preload" as="fetch" crossorigin href="${localesUrl}/${language}/${namespace}.json">`,
    )
    .join('');

const sourcesOf = (modules: readonly LazyModule<unknown>[]) =>
  modules.flatMap(({ source }) => source ?? []);

/** Lists of pages that a page's address is looked up in, and that are loaded with it. */
const listsOf = (pathname: string): LazyModule<unknown>[] => {
  if (isInLayout(pathname)) return [layoutList];
  return isLate(pathname) ? [lateList] : [];
};

/** Every page of the app with the chunks of a first visit, for its size budget. */
export const listPages = async () =>
  Object.entries(await pagesByKind()).flatMap(([kind, routes]) =>
    routes.map((route) => ({
      kind,
      path: route.path,
      source: route.source,
      sources: sourcesOf(
        kind === 'management' ? [layoutFrame, route] : [route, ...listsOf(route.path)],
      ),
    })),
  );

/**
 * Tells whether a page's document has to have a nonce: the sign-in pages lead to screens whose
 * scripts create styles. Some of their addresses hold a secret, which nothing may keep.
 */
const isUnshared = (pathname: string) => pathname.startsWith('/auth/');

/** Texts of each page in each language, which nothing changes while it is rendered. */
const engines = new Map<string, I18n>();

const engineFor = (language: Language, path: string) => {
  const key = `${language} ${path}`;
  const engine = engines.get(key) ?? createI18n(language);
  engines.set(key, engine);
  return engine;
};

/** Renders a public page with its data; other screens are left to the browser. */
export const render = async ({
  url,
  language,
  origin,
  contact,
  fetch,
}: RenderRequest): Promise<RenderResult> => {
  const { pathname, searchParams } = new URL(url, origin);
  const lang = languageTag(language);
  const empty = { lang, head: '', body: '', state: '', sources: [], unshared: true };
  const match = await matchRoute(pathname);
  if (!match) return { ...empty, status: 302, redirect: '/error/404' };
  const { route, params } = match;
  if (!route.serverRendered) {
    return {
      ...empty,
      status: 200,
      // A device keeps the document for every language and screen.
      head: searchParams.has('document') ? '' : textLinks(language, route.texts),
      sources: sourcesOf([route, ...listsOf(pathname)]),
    };
  }

  const store = makeStore(language, { fetch, origin });
  const i18n = engineFor(language, route.path);
  const { prefetch } = await route.Screen.preload(i18n);
  await loadTexts(i18n, language, ['cart', ...(route.lateTexts ?? [])]);
  const status = await prefetch?.({
    dispatch: store.dispatch,
    params,
    search: searchParams,
    language,
  });

  let head: Head = { title: '' };
  const body = renderToString(
    <HeadContext value={(collected) => (head = collected)}>
      <SiteContactContext value={contact}>
        <App
          store={store}
          i18n={i18n}
          router={(routes) => <StaticRouter location={url}>{routes}</StaticRouter>}
        />
      </SiteContactContext>
    </HeadContext>,
  );
  const embedded: EmbeddedState = {
    url,
    language,
    texts: textsOf(i18n),
    ...collectQueries(store),
  };
  return {
    status: status ?? 200,
    lang,
    head: headHtml(head, origin, pathname),
    body,
    state: JSON.stringify(embedded),
    sources: sourcesOf([route, ...listsOf(pathname)]),
    unshared: isUnshared(pathname),
  };
};
