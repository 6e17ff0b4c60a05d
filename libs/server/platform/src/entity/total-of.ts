import type { Executor } from '@lms/server/database';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';

/** Maximum of an exact total; larger lists are estimated (10,001 rows). */
const countBound = 10_001;
/** Maximum of an exact total for a search, which must read every row. */
const searchCountBound = 1_001;

/** Returns the bound of an exact total. */
export const boundOf = (searchTerm: string | undefined) =>
  searchTerm?.trim() ? searchCountBound : countBound;

/** Sub-select of the number of rows, up to the bound if there is one. */
export const countOf = (rows: SQL | SQLWrapper, bound: number | null = null) =>
  sql<number>`(select count(*) from (select 1 from (${rows}) as found limit ${sql.raw(String(bound))}) as bounded)`.mapWith(
    Number,
  );

/** Counts rows, up to the bound if there is one. */
export const countRows = async (db: Executor, rows: SQL | SQLWrapper, bound?: number | null) => {
  const { rows: counts } = await db.execute<{ count: string }>(
    sql`select ${countOf(rows, bound)} as count`,
  );
  return Number(counts[0]?.count ?? 0);
};

/** Milliseconds for which an estimate serves again: counting up to the bound is most of a page's cost. */
const estimateMs = 10_000;
const maxEstimates = 1_000;

const dialect = new PgDialect();
const estimates = new WeakMap<Executor, LRUCache<string, number>>();

const estimatesOf = (db: Executor) => {
  const known = estimates.get(db) ?? new LRUCache({ max: maxEstimates, ttl: estimateMs });
  estimates.set(db, known);
  return known;
};

const keyOf = (rows: SQL | SQLWrapper) => {
  const { sql: text, params } = dialect.sqlToQuery(rows.getSQL());
  return JSON.stringify([text, params]);
};

/** Returns the estimate of the same rows that was made a moment ago. */
export const knownEstimate = (db: Executor, key: string) => estimatesOf(db).get(key);

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** Estimates rows with the query planner, without a scan. */
const estimateRows = async (db: Executor, rows: SQL | SQLWrapper, bound: number) => {
  const { rows: plans } = await db.execute(sql`explain (format json) ${rows}`);
  const [plan] = plans as unknown as Plan[];
  return Math.max(bound, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
};

/**
 * Returns the number of rows: exact below the bound, an estimate from there on.
 *
 * @param known - key of the estimate, and the number of rows up to the bound, if it is known
 */
export const totalOf = async (
  db: Executor,
  rows: SQL | SQLWrapper,
  bound: number,
  { key = keyOf(rows), counted }: { key?: string; counted?: number | undefined } = {},
) => {
  const estimate = knownEstimate(db, key);
  if (estimate !== undefined) return { total: estimate, totalIsEstimate: true };
  const exact = counted ?? (await countRows(db, rows, bound));
  if (exact < bound) return { total: exact };
  const total = await estimateRows(db, rows, bound);
  estimatesOf(db).set(key, total);
  return { total, totalIsEstimate: true };
};

interface Total {
  total: number;
  totalIsEstimate?: boolean;
}

/**
 * Raises an estimate that a full page reaches, or the pager would end there: one row may follow.
 *
 * @param end - number of rows up to the last one of the page; none for an empty page
 */
export const totalBeyond = (found: Total, end: number): Total =>
  found.totalIsEstimate ? { ...found, total: Math.max(found.total, end + 1) } : found;
