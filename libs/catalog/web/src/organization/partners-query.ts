import type { OrganizationQuery } from '@lms/contract';

/** As many as one page of partners shows; few sites have more. */
const pageSize = 50;

/** What the partners' page asks for by its address. */
export const partnersQuery = (search: URLSearchParams): OrganizationQuery => {
  const page = Math.trunc(Number(search.get('page')));
  return {
    filter: {},
    paginator: { page: page >= 1 && page <= 1_000 ? page : 1, pageSize, total: 0 },
    sorting: { column: 'name', direction: 'asc' },
    searchTerm: '',
  };
};
