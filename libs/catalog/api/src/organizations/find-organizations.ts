import type { CatalogOrganizationItem, FindResult } from '@lms/contract';
import { organizations } from '@lms/server/database';
import {
  type Deps,
  type FindQuery,
  findRows,
  findSchema,
  matchesFilters,
  matchesTerm,
} from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { CatalogIndex } from '../catalog-index';
import { countBy } from '../landing';

/** Columns that visitors may sort and filter by: only public ones. */
const columns = {
  id: organizations.id,
  code: organizations.code,
  name: organizations.name,
  type: organizations.type,
};

export const organizationFindSchema = findSchema(
  {
    path: '/catalog/organization',
    sortable: ['id', 'code', 'name', 'type'],
    filterable: ['code', 'type'],
  },
  columns,
);

/** Returns a page of the ACTIVE organizations. */
export const findOrganizations = async (
  { db }: Deps['database'],
  index: CatalogIndex,
  query: FindQuery,
): Promise<FindResult<CatalogOrganizationItem>> => {
  const where = and(
    eq(organizations.status, 'ACTIVE'),
    matchesFilters(columns, query.filter),
    matchesTerm(
      [organizations.name, organizations.code, organizations.description],
      query.searchTerm,
    ),
  );
  const { rows, ...totals } = await findRows(db, organizations, columns, where, query);
  const counts = countBy(index.courses, (card) => card.organization.code);
  const items = (rows as (typeof organizations.$inferSelect)[]).map(
    ({ id, code, name, type, logoUrl, description }) => ({
      id,
      code,
      name,
      type,
      logoUrl,
      description,
      courseCount: counts.get(code) ?? 0,
    }),
  );
  return { items, ...totals };
};
