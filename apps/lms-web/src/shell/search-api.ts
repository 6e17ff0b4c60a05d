import { type CatalogResult, defaultCatalogQuery } from '@lms/catalog/contract';
import { defaultTableState, type FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import type { User } from '@lms/org-management/contract';

const shown = 6;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchCourses: build.query<CatalogResult, string>({
      query: (searchTerm) => ({
        url: '/catalog/course/find',
        method: 'POST',
        body: {
          ...defaultCatalogQuery,
          searchTerm,
          paginator: { page: 1, pageSize: shown, total: 0 },
        },
      }),
    }),
    /** Finds people by name or email, as far as the reader reaches them. */
    searchPeople: build.query<FindResult<User>, string>({
      query: (searchTerm) => ({
        url: '/user/find',
        method: 'POST',
        body: {
          ...defaultTableState,
          searchTerm,
          paginator: { page: 1, pageSize: shown, total: 0 },
        },
      }),
    }),
  }),
});

export const { useSearchCoursesQuery, useSearchPeopleQuery } = searchApi;
