import type { Language } from './common';
import type { SiteContact } from './site-contact';

/** Request of the server to the web app's renderer. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string;
  language: Language;
  /** Public address of the site. */
  origin: string;
  contact: SiteContact;
  /** Calls the API in process. */
  fetch: typeof fetch;
}

/** Rendered page, as the parts of a document. */
export interface RenderResult {
  status: number;
  redirect?: string;
  lang: string;
  /** Elements for the document's head, as HTML. */
  head: string;
  /** Empty for a screen that is rendered by the browser only. */
  body: string;
  /** JSON of what the page was rendered from, empty without a body. */
  state: string;
  /** Source files whose chunks the page preloads. */
  sources: string[];
  /** Answers this request only, in a document of its own. */
  unshared: boolean;
}
