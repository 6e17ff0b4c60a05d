import type { SiteContact } from '@lms/contract';
import { escapeMarkup } from '../../escape-markup';
import type { PageFiles } from './page-files';

/** What goes into the document for one request. */
interface PageParts {
  lang: string;
  /** HTML. */
  head: string;
  /** HTML, or empty where the browser renders. */
  body: string;
  /** JSON, or empty. */
  state: string;
  files: PageFiles;
  /** Of the answer's Content-Security-Policy. */
  nonce: string;
}

/** Stands over the page until the browser has rendered it (specification, section 2). */
const splash = '<div id="splash" aria-hidden="true"></div>';

const attribute = (value: string) => value.replace(/[^\w-]/g, '');

/** JSON can't end the script that carries it. */
const inScript = (json: string) => json.replace(/</g, '\\u003c');

const stateElement = (state: string) =>
  state && `<script type="application/json" id="state">${inScript(state)}</script>`;

/**
 * All styles come with the document: the first paint waits for nothing else. Vite's loader sees by
 * the disabled links that they are there; a browser does not fetch those.
 */
const styleElements = ({ css, styles }: PageFiles, nonce: string) =>
  `<style nonce="${nonce}">${css}</style>` +
  styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');

const startNow = ({ scripts: [entry, ...others] }: PageFiles) =>
  `<script type="module" crossorigin src="${entry}"></script>` +
  others.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

/**
 * Of a page that can be read already: its scripts do not take the line from fonts and pictures, and
 * run one by one, so that a tap in between is answered soon.
 */
const startAfterPaint = ({ scripts: [entry, ...others] }: PageFiles, nonce: string) =>
  `<script nonce="${nonce}">requestAnimationFrame(() => setTimeout(async () => {
  for (const href of ${inScript(JSON.stringify([entry, ...others]))}) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  const vendor = ${inScript(JSON.stringify(others.find((href) => href.includes('/vendor-')) ?? entry))};
  await import(vendor);
  setTimeout(() => import(${inScript(JSON.stringify(entry))}));
}))</script>`;

/**
 * Fills the built `index.html`, whose own links and scripts give way to those of the page. Its inline
 * script runs before the first paint and gets the nonce, as does a `meta` from which the client takes
 * it for the style elements it makes. Another `meta` says how people reach those who run the site.
 */
export const createPageDocument = (template: string, contact: SiteContact) => {
  const contactMeta = `<meta name="site-contact" content="${escapeMarkup(JSON.stringify(contact))}">`;
  const marked = template
    .replace('<html lang="en"', '<html lang="<!--lang-->"')
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll('<script>', '<script nonce="<!--nonce-->">');
  return ({ lang, head, body, state, files, nonce }: PageParts): string => {
    const parts: Record<string, string> = {
      lang: attribute(lang),
      nonce,
      head:
        `<meta property="csp-nonce" nonce="${nonce}">${contactMeta}${head}` +
        styleElements(files, nonce) +
        (body ? '' : startNow(files)),
      app: body,
      // What can be read already has no need of it.
      splash: body ? '' : splash,
      state: stateElement(state) + (body && startAfterPaint(files, nonce)),
    };
    return marked.replace(/<!--(\w+)-->/g, (marker, name: string) => parts[name] ?? marker);
  };
};
