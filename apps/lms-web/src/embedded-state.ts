import type { Language } from '@lms/contract';
import { api } from '@lms/entity-api';
import type { Texts } from '@lms/i18n';
import type { AppStore } from './store';

/** An answered query of a server-rendered page. */
interface QueryEntry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Data embedded in a server-rendered page, so that the browser fetches nothing twice. */
export interface EmbeddedState {
  /** Path and query of the page. */
  url: string;
  language: Language;
  texts: Texts;
  queries: QueryEntry[];
  /** False if a query failed: the browser then renders anew instead of hydrating. */
  answered: boolean;
}

export const readEmbeddedState = (): EmbeddedState | null => {
  const element = document.getElementById('state');
  return element ? (JSON.parse(element.textContent) as EmbeddedState) : null;
};

export const collectQueries = (store: AppStore): Pick<EmbeddedState, 'queries' | 'answered'> => {
  const all = Object.values(store.getState()[api.reducerPath].queries);
  const queries = all.flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
  return { queries, answered: queries.length === all.length };
};

/** Puts the embedded answers into the API cache. */
export const restoreQueries = (store: AppStore, queries: QueryEntry[]) =>
  store.dispatch(api.util.upsertQueryEntries(queries as never));
