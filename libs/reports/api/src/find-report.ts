import { defaultTableState, type FindResult } from '@lms/contract';
import type { ReportRow } from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import { boundOf, totalBeyond, totalOf } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import type { ReportPageQuery } from './report-query';
import type { Report } from './report-registry';
import { toReportRow } from './report-rows';
import type { ReportRequest } from './report-source';

/** Reads one page of rows and the total, which is exact up to a bound. */
export const findReport = async (
  db: Executor,
  { definition: { columns, recordIds }, source }: Report,
  request: ReportRequest,
  { paginator }: ReportPageQuery,
): Promise<FindResult<ReportRow>> => {
  const { page, pageSize } = { ...defaultTableState.paginator, ...paginator };
  const rows = source.rows(request);
  const span = { limit: pageSize, offset: (page - 1) * pageSize };
  const found =
    source.page?.(request, span) ?? sql`${rows} limit ${span.limit} offset ${span.offset}`;
  const counted = source.counted?.(request) ?? rows;
  const [{ rows: items }, total] = await Promise.all([
    db.execute(found),
    totalOf(db, counted, boundOf(request.searchTerm)),
  ]);
  const end = items.length < pageSize ? 0 : span.offset + pageSize;
  return {
    items: items.map((row) => toReportRow(columns, row, recordIds)),
    ...totalBeyond(total, end),
  };
};
