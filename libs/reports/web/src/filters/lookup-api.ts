import { defaultTableState, type FindResult, type LocalizedText } from '@lms/contract';
import { api } from '@lms/entity-api';

/** Fields of the entities that a report is filtered by: their name is in one of several fields. */
export interface LookupItem {
  id: string;
  name?: string | LocalizedText;
  title?: string;
  code?: string;
  /** Set for users. */
  username?: string;
}

/** API path of each lookup filter, and the column its items are sorted by. */
export const lookups = {
  organizationId: { path: '/organization', column: 'name' },
  categoryId: { path: '/course-category', column: 'position' },
  courseId: { path: '/course', column: 'title' },
  bankId: { path: '/question-bank', column: 'name' },
  userId: { path: '/user', column: 'name' },
  batchCodeId: { path: '/batch-code', column: 'code' },
} as const;
export type LookupName = keyof typeof lookups;

const maxShown = 50;

export const lookupApi = api.injectEndpoints({
  endpoints: (build) => ({
    findLookupItems: build.query<LookupItem[], { name: LookupName; searchTerm: string }>({
      query: ({ name, searchTerm }) => ({
        url: `${lookups[name].path}/find`,
        method: 'POST',
        body: {
          ...defaultTableState,
          searchTerm,
          paginator: { ...defaultTableState.paginator, pageSize: maxShown },
          sorting: { column: lookups[name].column, direction: 'asc' },
        },
      }),
      transformResponse: ({ items }: FindResult<LookupItem>) => items,
    }),
    getLookupItem: build.query<LookupItem, { name: LookupName; id: string }>({
      query: ({ name, id }) => `${lookups[name].path}/${id}`,
    }),
  }),
});
