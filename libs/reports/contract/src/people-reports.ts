import { activityActions, userStatuses } from '@lms/contract';
import type { ReportDefinition, ReportName } from './report';
import { activityEntities, systemLogLevels, systemLogSources } from './report-codes';
import { byName, column, grain, newest, organization, range, role, sorted } from './report-parts';
import { reportsPermissions } from './reports-permissions';

/** Reports on people's activity and on the server. */
export const peopleReports = {
  /** One row per user, with the activity of the user in the range. */
  'generate-report': {
    name: 'generate-report',
    access: reportsPermissions['report.system'],
    columns: [
      column('name', 'text', sorted),
      column('email', 'text', sorted),
      column('organization', 'text'),
      column('signIns', 'count', sorted),
      column('lessonsCompleted', 'count', sorted),
      column('quizAttempts', 'count', sorted),
      column('secondsSpent', 'duration', sorted),
      column('lastActiveAt', 'instant', sorted),
    ],
    figures: [
      { field: 'activeUsers', kind: 'count' },
      { field: 'signIns', kind: 'count' },
      { field: 'lessonsCompleted', kind: 'count' },
      { field: 'quizAttempts', kind: 'count' },
      { field: 'secondsSpent', kind: 'duration' },
    ],
    filters: [range, organization, role, { name: 'userStatus', codes: userStatuses }],
    sorting: byName('name'),
    searchable: true,
    charted: true,
  },
  /** One row per day, week or month. */
  'user-activity-summary-report': {
    name: 'user-activity-summary-report',
    access: reportsPermissions['report.system'],
    columns: [
      column('period', 'period', sorted),
      column('newUsers', 'count', sorted),
      column('activeUsers', 'count', sorted),
      column('signIns', 'count', sorted),
      column('enrolments', 'count', sorted),
      column('completions', 'count', sorted),
      column('certificates', 'count', sorted),
    ],
    figures: [
      { field: 'newUsers', kind: 'count' },
      { field: 'activeUsers', kind: 'count' },
      { field: 'signIns', kind: 'count' },
      { field: 'enrolments', kind: 'count' },
      { field: 'completions', kind: 'count' },
      { field: 'certificates', kind: 'count' },
    ],
    filters: [range, grain, organization],
    sorting: newest('period'),
    searchable: false,
    charted: true,
  },
  /** One row per activity; the search covers the user's name and e-mail address. */
  'live-log-report': {
    name: 'live-log-report',
    access: reportsPermissions['report.system'],
    columns: [
      column('at', 'instant', { sortable: true, seconds: true }),
      column('user', 'person'),
      column('role', 'code', { codes: 'role' }),
      column('organization', 'text'),
      column('action', 'code', { codes: 'action' }),
      column('entity', 'code', { codes: 'entity' }),
      column('subject', 'text'),
      column('ip', 'text'),
      column('device', 'text'),
    ],
    recordIds: ['userId', 'subjectId'],
    figures: [],
    filters: [
      range,
      organization,
      { name: 'userId' },
      role,
      { name: 'action', codes: activityActions },
      { name: 'entity', codes: activityEntities },
    ],
    sorting: newest('at'),
    searchable: true,
    charted: false,
  },
  /**
   * One row per line of the system log; the search covers the message, or matches a whole request
   * id.
   */
  'system-log-report': {
    name: 'system-log-report',
    access: reportsPermissions['report.system'],
    columns: [
      column('at', 'instant', { sortable: true, seconds: true }),
      column('level', 'code', { codes: 'level' }),
      column('source', 'code', { codes: 'source' }),
      column('message', 'text'),
      column('requestId', 'text'),
      column('status', 'count'),
      column('durationMs', 'milliseconds', sorted),
    ],
    figures: [],
    filters: [
      range,
      { name: 'level', codes: systemLogLevels },
      { name: 'source', codes: systemLogSources },
    ],
    sorting: newest('at'),
    searchable: true,
    charted: false,
  },
} as const satisfies Partial<Record<ReportName, ReportDefinition>>;
