import { isId } from '@lms/contract';
import { systemLog } from '@lms/server/database';
import { matchesTerm } from '@lms/server/platform';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { comesAfter, inRange, matchesAny } from './log-range';

const columns = { level: systemLog.level, source: systemLog.source };

/** Condition: the message contains the term, or the request id equals it. */
const bySearch = (term: string) =>
  isId(term.toLowerCase())
    ? or(eq(systemLog.requestId, term.toLowerCase()), matchesTerm([systemLog.message], term))
    : matchesTerm([systemLog.message], term);

const matching = (request: ReportRequest) =>
  and(
    inRange(systemLog.at, request),
    matchesAny(columns, request.filter),
    bySearch(request.searchTerm),
  );

/** Sorts as the indexes do: lines without a duration come last when the longest come first. */
const orderOf = ({ column, direction }: ReportRequest['sorting']) => {
  const isDown = direction === 'desc';
  const way = isDown ? sql`desc` : sql`asc`;
  if (column !== 'durationMs') return sql`${systemLog.at} ${way}, ${systemLog.id} ${way}`;
  const nulls = isDown ? sql`nulls last` : sql`nulls first`;
  return sql`${systemLog.durationMs} ${way} ${nulls}, ${systemLog.id} ${way} ${nulls}`;
};

const select = (request: ReportRequest, where: SQL | undefined) => sql`
  select ${systemLog.id} as "id", ${systemLog.at} as "at", ${systemLog.level} as "level",
    ${systemLog.source} as "source", ${systemLog.message} as "message",
    ${systemLog.requestId} as "requestId", ${systemLog.status} as "status",
    ${systemLog.durationMs} as "durationMs"
  from ${systemLog}
  where ${where ?? sql`true`}
  order by ${orderOf(request.sorting)}`;

/** Lines of the system log. */
export const systemLogReport: MakeReportSource = () => ({
  name: 'system-log-report',
  rows: (request) => select(request, matching(request)),
  part(request, { limit, after }) {
    if (request.sorting.column !== 'at') return undefined;
    const rows = select(request, and(matching(request), comesAfter(systemLog, request, after)));
    return sql`${rows} limit ${limit}`;
  },
  counted: (request) => sql`select 1 from ${systemLog} where ${matching(request) ?? sql`true`}`,
  figures: async () => [],
  summary: async () => ({ figures: [], charts: [] }),
});
