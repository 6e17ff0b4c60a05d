import { reportDefinitions, type ReportName, type ReportValueKind } from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import { type SQL, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../src/report-source';

/** Values of the n-th row of organization `o`, by kind of column. */
const values: Record<ReportValueKind, SQL> = {
  text: sql`o.name || ' ' || n`,
  person: sql`o.name || ' ' || n`,
  code: sql`'ACTIVE'`,
  count: sql`n::bigint`,
  decimal: sql`n / 4.0`,
  percent: sql`(n % 101)::numeric`,
  index: sql`-(n % 101)`,
  money: sql`n * 150::bigint`,
  duration: sql`n * 61`,
  milliseconds: sql`n`,
  instant: sql`timestamptz '2026-03-01 18:00:00Z' + make_interval(mins => n)`,
  day: sql`date '2026-03-01' + n`,
  period: sql`date '2026-03-01' + n`,
};

/** Makes a report for tests with a number of rows per organization, the newest organization last. */
export const makeSmallReport =
  (name: ReportName, rowsEach: number): MakeReportSource =>
  () => {
    const { columns } = reportDefinitions[name];
    const counted = ({ scope, filter, searchTerm }: ReportRequest) => sql`
      from organizations o cross join generate_series(1, ${rowsEach}::int) n
      where ${scope.kind === 'all' ? sql`true` : sql`o.id = ${scope.organizationId}`}
      and ${filter['organizationId'] ? sql`o.id = any(${sql.param(filter['organizationId'])})` : sql`true`}
      and o.name || ' ' || n ilike ${`%${searchTerm}%`}`;
    const figures = async (db: Executor, request: ReportRequest) => {
      const { rows } = await db.execute<{ count: string }>(
        sql`select count(*) as count ${counted(request)}`,
      );
      return [{ field: columns[0]?.field ?? '', value: Number(rows[0]?.count) }];
    };
    return {
      name,
      rows(request) {
        const fields = columns.map(
          ({ field, kind }) => sql`${values[kind]} as ${sql.identifier(field)}`,
        );
        const { column, direction } = request.sorting;
        return sql`
          select md5(o.id::text || n)::uuid as id, ${sql.join(fields, sql`, `)} ${counted(request)}
          order by ${sql.identifier(column)} ${direction === 'asc' ? sql`asc` : sql`desc`}, id`;
      },
      counted: (request) => sql`select 1 ${counted(request)}`,
      figures,
      summary: async (db, request) => ({ figures: await figures(db, request), charts: [] }),
    };
  };
