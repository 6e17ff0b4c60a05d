import { defaultTableState, maxMatching, pageSizes } from '@lms/contract';
import type { Database, Executor } from '@lms/server/database';
import {
  and,
  arrayOverlaps,
  asc,
  between,
  desc,
  eq,
  getTableName,
  gte,
  inArray,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { ProblemError } from '../http/problems';
import { type FindQuery, isSpan } from './entity-schemas';
import type { EntityTable } from './entity-store';
import { conditionOf, readPrepared } from './prepared-pages';
import { boundOf, countOf, knownEstimate, totalBeyond, totalOf } from './total-of';

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
 * Writes a value out if it is one of a few, such as a status: rows of one status need another plan
 * than those of another, and each may be prepared.
 */
const writtenOut = ({ enumValues }: PgColumn, value: unknown) =>
  enumValues?.includes(value as string) ? sql`${value}`.inlineParams() : value;

/**
 * Matches a field by a value, any of several, or an inclusive range. An array column matches if it
 * holds any of the values.
 */
const matchesFilter = (column: PgColumn, value: unknown): SQL | undefined => {
  if (column instanceof PgArray) return arrayOverlaps(column, [value].flat());
  if (Array.isArray(value)) {
    const values = value.map((one) => writtenOut(column, one));
    return values.length > 0 ? inArray(column, values) : sql`false`;
  }
  if (!isSpan(value)) return eq(column, writtenOut(column, value));
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

type Columns = Record<string, PgColumn>;
type Sorting = FindQuery['sorting'];

const sortColumn = (columns: Columns, sorting: Sorting) =>
  columns[sorting?.column ?? defaultTableState.sorting.column] as PgColumn;

/** Sorts texts by the Unicode collation, and ties by id, so that no row is on two pages. */
const orderOf = (columns: Columns, sorting: Sorting) => {
  const direction = sorting?.direction === 'desc' ? desc : asc;
  const column = sortColumn(columns, sorting);
  const isText = column.getSQLType() === 'text' && !column.enumValues;
  const key = direction(isText ? sql`${column} collate "und-x-icu"` : column);
  const id = columns['id'] as PgColumn;
  return column === id ? [key] : [key, direction(id)];
};

const matchingOf = (db: Executor, table: PgTable, where: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(where);

/** Other sizes than those of the screens are too many to have a statement each. */
const isPageSize = (size: number) => pageSizes.some((one) => one === size);

interface Page {
  where?: SQL | undefined;
  sorting: Sorting;
  /** Bound of the count, which is left out without one. */
  bound?: number | undefined;
  limit: number;
  offset: number;
}

/** Selects a page of rows, each with the number of all rows up to a bound. */
const selectPage = (
  db: Executor,
  table: PgTable,
  columns: Columns,
  { where, sorting, bound, limit, offset }: Page,
) => {
  const order = orderOf(columns, sorting);
  const id = columns['id'] as PgColumn;
  const ids = db.select({ id }).from(table).where(where);
  // A subquery skips the rows before the page by index only.
  const onPage = () =>
    inArray(
      id,
      ids
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    );
  const count =
    bound === undefined ? sql<null>`null` : countOf(matchingOf(db, table, where), bound);
  // Written out: for a limit that it doesn't know, PostgreSQL plans as for a tenth of all rows.
  const first = sql.raw(String(limit)) as unknown as Placeholder;
  return db
    .select({ row: table, count })
    .from(table)
    .where(offset === 0 ? where : onPage())
    .orderBy(...order)
    .limit(first);
};

/**
 * Finds a page of rows and their total, which is exact up to a bound, in one statement. A page beyond
 * the end has no row to hold the count, which then takes another.
 */
export const findRows = async (
  db: Database['db'],
  table: PgTable,
  columns: Columns,
  where: SQL | undefined,
  { paginator = {}, sorting, searchTerm }: FindQuery,
) => {
  const { page, pageSize: limit } = { ...defaultTableState.paginator, ...paginator };
  const offset = (page - 1) * limit;
  const name = getTableName(table);
  const condition = conditionOf(where);
  const estimateKey = JSON.stringify([name, condition]);
  const estimate = knownEstimate(db, estimateKey);
  const bound = boundOf(searchTerm);
  const asked = {
    where,
    sorting,
    bound: estimate === undefined ? bound : undefined,
    limit,
    offset,
  };
  const select = (from: Executor, page: Page) => selectPage(from, table, columns, page);
  const shape = [name, sortColumn(columns, sorting).name, sorting?.direction, asked.bound, limit];
  const isFirst = offset === 0 && !searchTerm?.trim() && isPageSize(limit);
  const prepared = isFirst
    ? readPrepared(db, shape, condition, (from, where) => select(from, { ...asked, where }))
    : undefined;
  const found = await (prepared ?? select(db, asked));
  const rows = found.map(({ row }) => row);
  const isEnd = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isEnd) return { rows, total: offset + rows.length };
  const end = rows.length > 0 ? offset + rows.length : 0;
  if (estimate !== undefined) {
    return { rows, ...totalBeyond({ total: estimate, totalIsEstimate: true }, end) };
  }
  const matching = matchingOf(db, table, where);
  const counted = found[0]?.count ?? undefined;
  const total = await totalOf(db, matching, bound, { key: estimateKey, counted });
  return { rows, ...totalBeyond(total, end) };
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
