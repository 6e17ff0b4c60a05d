import type { Language, Permission } from '@lms/contract';
import type { Namespace } from '@lms/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/** Tools of a page's data loader. */
export interface PrefetchContext {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
}

export interface PageModule {
  Page: ComponentType;
  /**
   * Loads the page's data: before the server renders it, and when the app starts at the page of
   * somebody who is signed in. Resolves to the HTTP status if it is not 200.
   */
  prefetch?: (context: PrefetchContext) => Promise<number | void>;
}

/** Code that is loaded on demand. */
export interface LazyModule<Module> {
  load: () => Promise<Module>;
  /**
   * File that `load` imports, relative to the repository's root; filled in by the server's build.
   */
  source?: string;
}

/** Route of one screen. */
export interface PageRoute extends LazyModule<PageModule> {
  path: string;
  /** Namespaces of texts besides `common`. */
  texts: readonly Namespace[];
  /**
   * Texts of parts that come late, which load them by themselves: the server writes them into the
   * page, so that they cost a first visit no request.
   */
  lateTexts?: readonly Namespace[];
  /**
   * Permission that opens a management screen; without one its menu entry does, or the entry above
   * it.
   */
  access?: Permission;
  /** Needs the room of the aside, which shows icons there on screens that are not large. */
  isEditor?: boolean;
  /** Rendered on the server, so that it is readable without JavaScript. */
  serverRendered?: boolean;
}
