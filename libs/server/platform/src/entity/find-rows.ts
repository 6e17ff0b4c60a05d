import { defaultTableState } from '@lms/contract';
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
import type { Executor } from '@lms/server/database';
import { type FindQuery, isSpan } from './entity-schemas';
import { boundOf, totalOf } from './total-of';

/** The term as it stands: `%` and `_` are letters like any other. */
const literalPattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows that hold the term in one of the texts, without regard to case. */
export const matchesTerm = (texts: readonly (SQL | PgColumn)[], term: string | undefined) => {
  const sought = term?.trim();
  return sought
    ? or(...texts.map((text) => sql`${text} ilike ${literalPattern(sought)}`))
    : undefined;
};

/**
 * One field's filter: a value, any of several, or a span that includes its ends. A column that holds
 * a list is matched by any value in it.
 */
const matchesFilter = (column: PgColumn, value: unknown): SQL | undefined => {
  if (column instanceof PgArray) return arrayOverlaps(column, [value].flat());
  if (Array.isArray(value)) return value.length > 0 ? inArray(column, value) : sql`false`;
  if (!isSpan(value)) return eq(column, value);
  const { from, to } = value;
  if (from !== undefined && to !== undefined) return between(column, from, to);
  return from !== undefined ? gte(column, from) : lte(column, to);
};

export const matchesFilters = (
  columns: Record<string, PgColumn>,
  filter: FindQuery['filter'] = {},
) =>
  and(
    ...Object.entries(filter).map(([name, value]) =>
      value === undefined ? undefined : matchesFilter(columns[name] as PgColumn, value),
    ),
  );

/** Texts sort as people read them; ties go by id, so that no row is on two pages. */
const orderOf = (columns: Record<string, PgColumn>, sorting: FindQuery['sorting'] = {}) => {
  const name = sorting.column ?? defaultTableState.sorting.column;
  const direction = (sorting.direction ?? 'asc') === 'asc' ? asc : desc;
  const column = columns[name] as PgColumn;
  const isText = column.getSQLType() === 'text' && !column.enumValues;
  const key = direction(isText ? sql`${column} collate "und-x-icu"` : column);
  return name === 'id' ? [key] : [key, direction(columns['id'] as PgColumn)];
};

/** One page of rows and how many there are in all: exact up to a bound. */
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
  // What stands before the page is passed over by an index alone, not row by row.
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
