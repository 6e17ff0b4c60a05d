import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '@lms/server/database';

/** Up to here a total is counted; a list that reaches it is estimated (10,001 rows). */
const countBound = 10_001;
/** Of a search, whose every row has to be read to be counted. */
const searchCountBound = 1_001;

/** Where the counting ends. */
export const boundOf = (searchTerm: string | undefined) =>
  searchTerm?.trim() ? searchCountBound : countBound;

/** Counted one by one, up to a bound where there is one. */
export const countRows = async (
  db: Executor,
  rows: SQL | SQLWrapper,
  bound: number | null = null,
) => {
  const { rows: counts } = await db.execute<{ count: string }>(
    sql`select count(*) as count from (select 1 from (${rows}) as found limit ${bound}) as bounded`,
  );
  return Number(counts[0]?.count ?? 0);
};

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's guess, which costs no scan. */
const estimateRows = async (db: Executor, rows: SQL | SQLWrapper, bound: number) => {
  const { rows: plans } = await db.execute(sql`explain (format json) ${rows}`);
  const [plan] = plans as unknown as Plan[];
  return Math.max(bound, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
};

/** How many rows a statement has: exact up to the bound, an estimate from there on. */
export const totalOf = async (db: Executor, rows: SQL | SQLWrapper, bound: number) => {
  const total = await countRows(db, rows, bound);
  if (total < bound) return { total };
  return { total: await estimateRows(db, rows, bound), totalIsEstimate: true };
};
