import type { Language } from '@lms/contract';
import type { Namespace } from '@lms/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/** What a page may use to fetch its data before it is rendered on the server. */
export interface PrefetchContext {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
}

export interface PageModule {
  Page: ComponentType;
  /**
   * Fetches what the page shows; only pages rendered on the server have it. Resolves to the HTTP
   * status to answer with, when that is not 200.
   */
  prefetch?: (context: PrefetchContext) => Promise<number | void>;
}

/** Code that is loaded when it is first needed. */
export interface LazyModule<Module> {
  load: () => Promise<Module>;
  /** The file that `load` imports, below the repository's root; the server's build fills it in. */
  source?: string;
}

/** One screen of the app. */
export interface PageRoute extends LazyModule<PageModule> {
  path: string;
  /** The texts it needs besides `common`. */
  texts: readonly Namespace[];
  /** Rendered on the server: readable before any JavaScript has run. */
  serverRendered?: boolean;
}
