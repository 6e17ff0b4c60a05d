import {
  type CatalogOrganizationItem,
  defaultTableState,
  type FindResult,
  type OrganizationQuery,
} from '@lms/contract';
import { api } from './api';

const ownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Organizations that can own a person, a course or a question bank, for callers who reach all
     * organizations.
     */
    findOwners: build.query<FindResult<CatalogOrganizationItem>, void>({
      query: () => ({
        url: '/catalog/organization/find',
        method: 'POST',
        body: {
          filter: {},
          searchTerm: '',
          paginator: { ...defaultTableState.paginator, pageSize: 100 },
          sorting: { column: 'name', direction: 'asc' },
        } satisfies OrganizationQuery,
      }),
    }),
  }),
});

export const { useFindOwnersQuery } = ownersApi;
