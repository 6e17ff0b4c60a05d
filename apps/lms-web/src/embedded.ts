import type { Language } from '@lms/contract';
import { api } from '@lms/entity-api';
import type { Texts } from '@lms/i18n';
import type { AppStore } from './store';

/** One answered query, as a page rendered on the server carries it. */
interface QueryEntry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** What a page rendered on the server brings along, so that the browser fetches nothing twice. */
export interface Embedded {
  /** The path and query that it was rendered for. */
  url: string;
  language: Language;
  texts: Texts;
  queries: QueryEntry[];
  /** Every query was answered; a failed one is asked again by the browser, which then starts anew. */
  answered: boolean;
}

export const readEmbedded = (): Embedded | null => {
  const element = document.getElementById('state');
  return element ? (JSON.parse(element.textContent) as Embedded) : null;
};

export const collectQueries = (store: AppStore): Pick<Embedded, 'queries' | 'answered'> => {
  const asked = Object.values(store.getState()[api.reducerPath].queries);
  const queries = asked.flatMap((query) =>
    query?.status === 'fulfilled' && query.endpointName
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
  return { queries, answered: queries.length === asked.length };
};

/** Puts the carried answers into the cache under their endpoints. */
export const restoreQueries = (store: AppStore, queries: QueryEntry[]) =>
  store.dispatch(api.util.upsertQueryEntries(queries as never));
