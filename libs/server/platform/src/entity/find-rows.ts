import { defaultTableState, maxMatching } from '@lms/contract';
import type { Executor } from '@lms/server/database';
import {
  and,
  arrayOverlaps,
  asc,
  between,
  desc,
  eq,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { ProblemError } from '../http/problems';
import { type FindQuery, isSpan } from './entity-schemas';
import type { EntityTable } from './entity-store';
import { boundOf, totalOf } from './total-of';

/** Escapes a term for LIKE, so that `%` and `_` match themselves. */
const literalPattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Matches rows with the term in one of the texts, ignoring case. */
export const matchesTerm = (texts: readonly (SQL | PgColumn)[], term: string | undefined) => {
  const sought = term?.trim();
  return sought
    ? or(...texts.map((text) => sql`${text} ilike ${literalPattern(sought)}`))
    : undefined;
};

/**
 * Matches a field by a value, any of several, or an inclusive range. An array column matches if it
 * holds any of the values.
 */
const matchesFilter = (column: PgColumn, value: unknown): SQL | undefined => {
  if (column instanceof PgArray) return arrayOverlaps(column, [value].flat());
  if (Array.isArray(value)) return value.length > 0 ? inArray(column, value) : sql`false`;
  if (!isSpan(value)) return eq(column, value);
  const { from, to } = value;
  if (from !== undefined && to !== undefined) return between(column, from, to);
  return from !== undefined ? gte(column, from) : lte(column, to);
};

/** Matches rows by all filters of a query. */
export const matchesFilters = (
  columns: Record<string, PgColumn>,
  filter: FindQuery['filter'] = {},
) =>
  and(
    ...Object.entries(filter).map(([name, value]) =>
      value === undefined ? undefined : matchesFilter(columns[name] as PgColumn, value),
    ),
  );

/** Sorts texts by the Unicode collation, and ties by id, so that no row is on two pages. */
const orderOf = (columns: Record<string, PgColumn>, sorting: FindQuery['sorting'] = {}) => {
  const name = sorting.column ?? defaultTableState.sorting.column;
  const direction = (sorting.direction ?? 'asc') === 'asc' ? asc : desc;
  const column = columns[name] as PgColumn;
  const isText = column.getSQLType() === 'text' && !column.enumValues;
  const key = direction(isText ? sql`${column} collate "und-x-icu"` : column);
  return name === 'id' ? [key] : [key, direction(columns['id'] as PgColumn)];
};

/** Finds a page of rows and their total, which is exact up to a bound. */
export const findRows = async (
  db: Executor,
  table: PgTable,
  columns: Record<string, PgColumn>,
  where: SQL | undefined,
  { paginator = {}, sorting, searchTerm }: FindQuery,
) => {
  const { page, pageSize } = { ...defaultTableState.paginator, ...paginator };
  const order = orderOf(columns, sorting);
  const id = columns['id'] as PgColumn;
  const earlier = (page - 1) * pageSize;
  // A subquery skips the rows before the page by index only.
  const onPage = () =>
    inArray(
      id,
      db
        .select({ id })
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(pageSize)
        .offset(earlier),
    );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(table)
      .where(earlier === 0 ? where : onPage())
      .orderBy(...order)
      .limit(pageSize),
    totalOf(
      db,
      db
        .select({ one: sql`1` })
        .from(table)
        .where(where),
      boundOf(searchTerm),
    ),
  ]);
  return { rows, ...total };
};

/** Finds the ids of all rows that match. @throws ProblemError entity.tooMany */
export const findIds = async (
  db: Executor,
  table: EntityTable,
  where: SQL | undefined,
): Promise<string[]> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(table.id)
    .limit(maxMatching + 1);
  if (rows.length > maxMatching) throw new ProblemError('entity.tooMany');
  return rows.map(({ id }) => id as string);
};
