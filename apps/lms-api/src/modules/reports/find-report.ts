import { defaultTableState, type FindResult, type ReportRow } from '@lms/contract';
import { sql } from 'drizzle-orm';
import { boundOf, totalOf } from '../../entity/total-of';
import type { Executor } from '../../deps';
import type { ReportPageQuery } from './report-query';
import type { Report } from './report-registry';
import { toReportRow } from './report-rows';
import type { ReportRequest } from './report-source';

/** One page of a report's rows and how many there are in all: exact up to a bound. */
export const findReport = async (
  db: Executor,
  { definition, source }: Report,
  request: ReportRequest,
  { paginator }: ReportPageQuery,
): Promise<FindResult<ReportRow>> => {
  const { page, pageSize } = { ...defaultTableState.paginator, ...paginator };
  const rows = source.rows(request);
  const counted = source.counted?.(request) ?? rows;
  const [{ rows: found }, total] = await Promise.all([
    db.execute(sql`${rows} limit ${pageSize} offset ${(page - 1) * pageSize}`),
    totalOf(db, counted, boundOf(request.searchTerm)),
  ]);
  return { items: found.map((row) => toReportRow(definition.columns, row)), ...total };
};
