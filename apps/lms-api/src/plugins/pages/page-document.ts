/** What goes into the document for one request. */
export interface PageParts {
  lang: string;
  /** HTML. */
  head: string;
  /** HTML. */
  body: string;
  /** JSON, or empty. */
  state: string;
  /** Of the answer's Content-Security-Policy. */
  nonce: string;
}

const attribute = (value: string) => value.replace(/[^\w-]/g, '');

/** JSON can't end the script that carries it. */
const stateElement = (state: string) =>
  state && `<script type="application/json" id="state">${state.replace(/</g, '\\u003c')}</script>`;

/**
 * Fills the built `index.html`. Its inline script runs before the first paint and gets the nonce, as
 * does a `meta` from which the client takes it for the style elements it makes.
 */
export const createPageDocument = (template: string) => {
  const marked = template
    .replace('<html lang="en"', '<html lang="<!--lang-->"')
    .replaceAll('<script>', '<script nonce="<!--nonce-->">');
  return ({ lang, head, body, state, nonce }: PageParts): string => {
    const parts: Record<string, string> = {
      lang: attribute(lang),
      nonce,
      head: `<meta property="csp-nonce" nonce="${nonce}">${head}`,
      app: body,
      state: stateElement(state),
    };
    return marked.replace(/<!--(\w+)-->/g, (marker, name: string) => parts[name] ?? marker);
  };
};
