import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { activityLog } from '../../communication/communication.table';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { activityColumns, byPerson, selectActivities } from './activity-rows';
import { beyond, inRange, matchesAny } from './log-range';

const matching = (request: ReportRequest) =>
  and(
    inRange(activityLog.at, request),
    matchesAny(activityColumns, request.filter),
    byPerson(request.searchTerm),
  );

const orderOf = ({ sorting }: ReportRequest) => {
  const order = sorting.direction === 'asc' ? asc : desc;
  return sql`${order(activityLog.at)}, ${order(activityLog.id)}`;
};

/** Their ids come from an index in order, and nothing is looked up for rows before them. */
const selectSpan = (request: ReportRequest, where: SQL | undefined, span: SQL) => {
  const ids = sql`(
    select ${activityLog.id} from ${activityLog} where ${where ?? sql`true`}
    order by ${orderOf(request)} ${span})`;
  return selectActivities(inArray(activityLog.id, ids), orderOf(request));
};

/** What people did, newest first. */
export const activityReport: MakeReportSource = () => ({
  name: 'live-log-report',
  rows: (request) => selectActivities(matching(request), orderOf(request)),
  page: (request, { limit, offset }) =>
    selectSpan(request, matching(request), sql`limit ${limit} offset ${offset}`),
  part: (request, { limit, after }) =>
    selectSpan(
      request,
      and(matching(request), beyond(activityLog, request, after)),
      sql`limit ${limit}`,
    ),
  counted: (request) => sql`select 1 from ${activityLog} where ${matching(request) ?? sql`true`}`,
  summary: async () => ({ figures: [], charts: [] }),
});
