import { and, asc, desc, sql } from 'drizzle-orm';
import { activityLog } from '../../communication/communication.table';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { activityColumns, byPerson, selectActivities } from './activity-rows';
import { inRange, matchesAny } from './log-range';

const matching = (request: ReportRequest) =>
  and(
    inRange(activityLog.at, request),
    matchesAny(activityColumns, request.filter),
    byPerson(request.searchTerm),
  );

/** What people did, newest first. */
export const activityReport: MakeReportSource = () => ({
  name: 'live-log-report',
  rows(request) {
    const order = request.sorting.direction === 'asc' ? asc : desc;
    return selectActivities(
      matching(request),
      sql`${order(activityLog.at)}, ${order(activityLog.id)}`,
    );
  },
  counted: (request) => sql`select 1 from ${activityLog} where ${matching(request) ?? sql`true`}`,
  summary: async () => ({ figures: [], charts: [] }),
});
