import { roles } from '@lms/contract';
import { reportDefinitions } from '@lms/reports/contract';
import { type Executor, organizations, userActivity, users } from '@lms/server/database';
import { arrayOverlaps, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, isInScope, matchesSearch, where } from '../courses/report-sql';
import { chartOf, figuresOf, queryRows } from '../courses/summaries';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { activityCountedUntil } from './count-activity';
import { isActivityInRange } from './spans';

const name = 'generate-report';

const wherePerson = (request: ReportRequest) => {
  const { role, userStatus } = request.filter;
  return where(
    isNull(users.closedAt),
    isInScope(users.organizationId, request),
    isAnyOf(users.status, userStatus),
    role && arrayOverlaps(users.roles, role as (typeof users.$inferSelect)['roles']),
    matchesSearch([users.name, users.username], request),
  );
};

const counts = sql`
  coalesce(sum(${userActivity.signIns}), 0) as "signIns",
  coalesce(sum(${userActivity.lessonsCompleted}), 0) as "lessonsCompleted",
  coalesce(sum(${userActivity.quizAttempts}), 0) as "quizAttempts",
  coalesce(sum(${userActivity.secondsSpent}), 0) as "secondsSpent"`;

/** Activity of one user, looked up when the user's row is reached. */
const activityOfOne = (request: ReportRequest, now: Date) => sql`
  cross join lateral (
    select ${counts}, max(${userActivity.lastAt}) as "lastActiveAt"
    from ${userActivity} ${where(eq(userActivity.userId, users.id), isActivityInRange(request, now))}
  ) done`;

/**
 * Activity of all users, needed to sort by it. Without `materialized`, each parallel worker of the
 * database would add up all of it.
 */
const activityOfAll = (request: ReportRequest, now: Date) => sql`
  left join (
    with added as materialized (
      select ${userActivity.userId} as user_id, ${counts}, max(${userActivity.lastAt}) as "lastActiveAt"
      from ${userActivity} ${where(isActivityInRange(request, now))} group by 1
    )
    select * from added
  ) done on done.user_id = ${users.id}`;

const fromPeople = sql`
  from ${users} left join ${organizations} on ${organizations.id} = ${users.organizationId}`;

const selectPeople = (done: SQL, request: ReportRequest) => sql`
  select ${users.id} as id, ${users.name} as "name", ${users.username} as "email",
    ${organizations.name} as "organization", coalesce("signIns", 0) as "signIns",
    coalesce("lessonsCompleted", 0) as "lessonsCompleted",
    coalesce("quizAttempts", 0) as "quizAttempts", coalesce("secondsSpent", 0) as "secondsSpent",
    "lastActiveAt"
  ${fromPeople} ${done} ${wherePerson(request)}`;

/**
 * Expressions that an index is sorted by, used as they are: only then does a page cost no more than
 * its own rows.
 */
const textOrder: Record<string, SQL> = {
  name: sql`${users.name} collate "und-x-icu"`,
  email: sql`${users.username} collate "und-x-icu"`,
};

/** Adds up the activity in the range, by the roles that its users have. */
const findByRoles = (db: Executor, request: ReportRequest, now: Date) =>
  queryRows(
    db,
    sql`select ${users.roles} as roles, count(*) as "activeUsers", sum("signIns") as "signIns",
      sum("lessonsCompleted") as "lessonsCompleted", sum("quizAttempts") as "quizAttempts",
      sum("secondsSpent") as "secondsSpent"
      from ${users} ${activityOfAll(request, now)} ${wherePerson(request)} and "lastActiveAt" is not null
      group by 1`,
  );
type Rows = Awaited<ReturnType<typeof findByRoles>>;

const total = (rows: Rows, field: string) => rows.reduce((sum, row) => sum + Number(row[field]), 0);
const totals = (rows: Rows) => {
  const { figures } = reportDefinitions[name];
  return figuresOf(
    name,
    Object.fromEntries(figures.map(({ field }) => [field, total(rows, field)])),
  );
};

/** Activity of each user in the range, including users without any. */
export const makeGenerateReport: MakeReportSource = ({ now }) => ({
  name,
  rows(request) {
    const { column, direction } = request.sorting;
    const way = sql.raw(direction);
    const text = textOrder[column];
    if (text) {
      return sql`${selectPeople(activityOfOne(request, now()), request)} order by ${text} ${way}, ${users.id} ${way}`;
    }
    return sql`${selectPeople(activityOfAll(request, now()), request)}
      order by ${sql.identifier(column)} ${way} nulls last, id ${way}`;
  },
  counted: (request) => sql`select 1 from ${users} ${wherePerson(request)}`,
  figures: async (db, request) => totals(await findByRoles(db, request, now())),
  async summary(db, request) {
    const found = await findByRoles(db, request, now());
    // A user with several roles counts as active in each of them.
    const byRole = roles.map((role) => {
      const having = found.filter((row) => (row['roles'] as string[]).includes(role));
      return { label: role, activeUsers: total(having, 'activeUsers') };
    });
    const chart = chartOf(
      {
        name: 'activeUsersByRole',
        kind: 'bar',
        label: { kind: 'code', codes: 'role' },
        series: [{ field: 'activeUsers', kind: 'count' }],
      },
      byRole.filter(({ activeUsers }) => activeUsers > 0),
    );
    return {
      figures: totals(found),
      charts: [chart],
      countedUntil: await activityCountedUntil(db, now()),
    };
  },
});
