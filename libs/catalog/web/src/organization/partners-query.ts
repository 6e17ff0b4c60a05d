import type { OrganizationQuery } from '@lms/contract';

/** Number of partners on a page; few sites have more. */
const pageSize = 50;

/** Returns the query for the partners page at an address. */
export const partnersQuery = (search: URLSearchParams): OrganizationQuery => {
  const page = Math.trunc(Number(search.get('page')));
  return {
    filter: {},
    paginator: { page: page >= 1 && page <= 1_000 ? page : 1, pageSize, total: 0 },
    sorting: { column: 'name', direction: 'asc' },
    searchTerm: '',
  };
};
