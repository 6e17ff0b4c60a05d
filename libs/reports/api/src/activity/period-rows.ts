import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportRequest } from '../report-source';
import { grainOf, periodOf, periodsOf } from './periods';

/** Maximum of points of a chart over time, the latest: a year of days. */
const maxPoints = 366;

/** Counts rows by period, by one of their dates. */
export const countByPeriod = (
  field: string,
  at: PgColumn,
  from: SQL,
  request: ReportRequest,
) => sql`
  select ${periodOf(grainOf(request), at)} as starts_on, count(*) as ${sql.identifier(field)}
  ${from} group by 1`;

/**
 * Selects one row for each period of a range.
 *
 * @param counted statements that select `starts_on` and some of the fields; missing values are 0
 */
export const rowsOfPeriods = (
  request: ReportRequest,
  now: Date,
  fields: readonly string[],
  counted: SQL[],
): SQL => {
  const values = fields.map(
    (field) => sql`coalesce(${sql.identifier(field)}, 0) as ${sql.identifier(field)}`,
  );
  const joins = counted.map((statement, index) => {
    const alias = sql.identifier(`counted_${index}`);
    return sql`left join (${statement}) ${alias} using (starts_on)`;
  });
  return sql`
    select starts_on::text as id, starts_on::text as "period", ${sql.join(values, sql`, `)}
    from (${periodsOf(request, now)}) periods ${sql.join(joins, sql` `)}`;
};

export const inOrderOfPeriods = (rows: SQL, { sorting: { column, direction } }: ReportRequest) => {
  const way = sql.raw(direction);
  return sql`${rows} order by ${sql.identifier(column)} ${way}, id ${way}`;
};

/** Selects the latest periods in chronological order, as points of a chart. */
export const pointsOf = (rows: SQL) => sql`
  select * from (
    select "period" as label, * from (${rows}) report order by id desc limit ${maxPoints}
  ) latest order by id`;
