import type { Language, SiteContact } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { escapeMarkup } from '../../escape-markup';
import { type InlineElement, inlineElements, type InlineSources } from './inline-elements';
import { noScriptContent, noScriptStyle, withNoScriptNotice } from './no-script';
import type { PageFiles } from './page-files';

/** Parts of the document for one request. */
interface PageParts {
  lang: string;
  language: Language;
  /** HTML of the head. */
  head: string;
  /** HTML of the body; empty if the browser renders. */
  body: string;
  /** Store's state as JSON; empty if the browser renders. */
  state: string;
  files: PageFiles;
  /** Nonce of the one answer that this document is for. */
  nonce?: string;
}

/** Document, with the sources that its Content-Security-Policy needs for its inline elements. */
interface PageDocument {
  html: string;
  inline: InlineSources;
}

/** Splash over the page until the browser has rendered it (specification, section 2). */
const splash = '<div id="splash" aria-hidden="true"></div>';

const attribute = (value: string) => value.replace(/[^\w-]/g, '');

/** Escapes JSON so that it can't end its script element. */
const inScript = (json: string) => json.replace(/</g, '\\u003c');

const stateElement = (state: string) =>
  state && `<script type="application/json" id="state">${inScript(state)}</script>`;

/**
 * Inlines all styles, so that the first paint waits for no request. The disabled links tell Vite's
 * loader that they are loaded; browsers don't fetch them.
 */
const styleElements = ({ css, styles }: PageFiles, inline: InlineElement) =>
  inline('style', css) +
  styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');

/** Loads the letters of a rendered page before it is painted, so that none appear as boxes. */
const fontLinks = ({ fonts }: PageFiles) =>
  fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

const startNow = ({ scripts: [entry, ...others] }: PageFiles) =>
  `<script type="module" crossorigin src="${entry}"></script>` +
  others.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

/**
 * Message of a page whose scripts can't be loaded, which boot.js shows. The link loads the page
 * again, and needs no script.
 */
const incompleteNotice = (language: Language) => {
  const { t } = wordsIn(language);
  const text = escapeMarkup(t('common.state.incomplete'));
  const retry = escapeMarkup(t('common.state.retry'));
  return `<div id="incomplete" role="alert" hidden><p>${text}</p><a href="">${retry}</a></div>`;
};

/**
 * Starts the scripts of a rendered page after the first paint, so that fonts and pictures load
 * first. They run one at a time, so that a tap in between is answered soon.
 */
const startAfterPaint = ({ scripts: [entry, ...others] }: PageFiles, inline: InlineElement) =>
  inline(
    'script',
    `const start = async () => {
  for (const href of ${inScript(JSON.stringify([entry, ...others]))}) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  const vendor = ${inScript(JSON.stringify(others.find((href) => href.includes('/vendor-')) ?? entry))};
  await import(vendor);
  setTimeout(() => import(${inScript(JSON.stringify(entry))}).catch(loadFailed));
};
requestAnimationFrame(() => setTimeout(() => start().catch(loadFailed)))`,
  );

/** Tells the client which style elements it may create: those with the nonce, or none. */
const styleMeta = (nonce: string | undefined) =>
  nonce === undefined
    ? '<meta property="csp-hashes">'
    : `<meta property="csp-nonce" nonce="${nonce}">`;

/**
 * Creates documents from the built `index.html`, whose own links and scripts are replaced by those
 * of the page, and whose inline script runs before the first paint. A `meta` holds the site's
 * contact details.
 */
export const createPageDocument = (template: string, contact: SiteContact) => {
  const contactMeta = `<meta name="site-contact" content="${escapeMarkup(JSON.stringify(contact))}">`;
  const marked = template
    .replace('<html lang="en"', '<html lang="<!--lang-->"')
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
  return ({ lang, language, head, body, state, files, nonce }: PageParts): PageDocument => {
    const { element, sources } = inlineElements(nonce);
    const parts: Record<string, string> = {
      lang: attribute(lang),
      head:
        styleMeta(nonce) +
        contactMeta +
        head +
        (body && fontLinks(files)) +
        styleElements(files, element) +
        noScriptStyle(element) +
        (body ? '' : startNow(files)),
      app: withNoScriptNotice(body, language),
      // A rendered page needs no splash, and can be read without scripts.
      splash: body ? '' : splash + noScriptContent(language),
      notice: incompleteNotice(language),
      state: stateElement(state) + (body && startAfterPaint(files, element)),
    };
    const html = marked
      .replaceAll(/<script>(.*?)<\/script>/gs, (_script, text: string) => element('script', text))
      .replaceAll(/<!--(\w+)-->/g, (marker, name: string) => parts[name] ?? marker);
    return { html, inline: sources };
  };
};
