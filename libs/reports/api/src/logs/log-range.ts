import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportRequest, SourceRow } from '../report-source';

/** Condition: the instant lies in the range. */
export const inRange = (at: PgColumn, { from, before }: ReportRequest): SQL | undefined =>
  and(from === null ? undefined : gte(at, from), before === null ? undefined : lt(at, before));

/** Condition: rows after another row, in the order of their instants. */
export const comesAfter = (
  log: { at: PgColumn; id: PgColumn },
  { sorting }: ReportRequest,
  row: SourceRow | undefined,
) =>
  row &&
  sql`(${log.at}, ${log.id}) ${sql.raw(sorting.direction === 'asc' ? '>' : '<')}
    (${row['at']}::timestamptz, ${row['id']}::uuid)`;

type Filter = Record<string, string | readonly string[] | undefined>;

/** Condition: each filtered column has one of its filter's values. */
export const matchesAny = (columns: Record<string, PgColumn>, filter: Filter) =>
  and(
    ...Object.entries(columns).map(([name, column]) => {
      const values = filter[name];
      return values === undefined ? undefined : inArray(column, [values].flat());
    }),
  );
