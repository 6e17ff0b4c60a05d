import { type OrganizationQuery, toPage } from '@lms/contract';

/** Number of partners on a page; few sites have more. */
const pageSize = 50;

/** Returns the query for the partners page at an address. */
export const partnersQuery = (search: URLSearchParams): OrganizationQuery => ({
  filter: {},
  paginator: { page: toPage(search.get('page')), pageSize, total: 0 },
  sorting: { column: 'name', direction: 'asc' },
  searchTerm: '',
});
