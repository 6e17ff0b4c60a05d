import { activityLog } from '@lms/server/database';
import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { activityColumns, byPerson, selectActivities } from './activity-rows';
import { comesAfter, inRange, matchesAny } from './log-range';

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

/** Activities, newest first. */
export const activityReport: MakeReportSource = () => ({
  name: 'live-log-report',
  rows: (request) => selectActivities(matching(request), orderOf(request)),
  page(request, { limit, offset }) {
    const ids = sql`(
      select ${activityLog.id} from ${activityLog} where ${matching(request) ?? sql`true`}
      order by ${orderOf(request)} limit ${limit} offset ${offset})`;
    return selectActivities(inArray(activityLog.id, ids), orderOf(request));
  },
  part(request, { limit, after }) {
    const rest = and(matching(request), comesAfter(activityLog, request, after));
    return sql`${selectActivities(rest, orderOf(request))} limit ${limit}`;
  },
  counted: (request) => sql`select 1 from ${activityLog} where ${matching(request) ?? sql`true`}`,
  figures: async () => [],
  summary: async () => ({ figures: [], charts: [] }),
});
