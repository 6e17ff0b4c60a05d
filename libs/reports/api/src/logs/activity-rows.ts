import { sql, type SQL } from 'drizzle-orm';
import { matchesTerm } from '@lms/server/platform';
import { organizations, users, activityLog } from '@lms/server/database';

/** In this order: most browsers also name those that they descend from. */
const browsers = [
  ['Edge', 'Edg(e|A|iOS)?/'],
  ['Opera', '(OPR|Opera|OPiOS|Opera Mini)/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['UC Browser', 'UCBrowser/'],
  ['Firefox', '(Firefox|FxiOS)/'],
  ['Chrome', '(Chrome|Chromium|CriOS|HeadlessChrome)/'],
  ['Safari', 'Safari/'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone|iPod'],
  ['iPad', 'iPad'],
  ['ChromeOS', 'CrOS'],
  ['Windows', 'Windows'],
  ['macOS', 'Mac OS X|Macintosh'],
  ['Linux', 'Linux|X11'],
] as const;

const nameOf = (rules: readonly (readonly [name: string, pattern: string])[]) => {
  const cases = rules.map(
    ([name, pattern]) => sql`when ${activityLog.userAgent} ~ ${pattern} then ${name}::text`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};
/** Proper names, which are the same in every language. */
const device = sql`nullif(concat_ws(', ', ${nameOf(browsers)}, ${nameOf(systems)}), '')`;

const isoOf = (column: SQL | typeof activityLog.at) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns that activities are filtered by, under the names of the filters. */
export const activityColumns = {
  userId: activityLog.userId,
  organizationId: activityLog.organizationId,
  role: activityLog.role,
  action: activityLog.action,
  entity: activityLog.entity,
};

/** What those did whose name or address holds the term. */
export const byPerson = (term: string | undefined) => {
  const matches = matchesTerm([users.name, users.username], term);
  return (
    matches && sql`${activityLog.userId} in (select ${users.id} from ${users} where ${matches})`
  );
};

/** Activities as rows of the live log; `more` are further columns, each with a comma before it. */
export const selectActivities = (where: SQL | undefined, orderBy: SQL, more: SQL = sql``) => sql`
  select ${activityLog.id} as "id", ${isoOf(activityLog.at)} as "at", ${users.name} as "user",
    ${activityLog.role} as "role", ${organizations.name} as "organization",
    ${activityLog.action} as "action", nullif(${activityLog.entity}, '') as "entity",
    ${activityLog.subject} as "subject", ${activityLog.ip} as "ip", ${device} as "device"${more}
  from ${activityLog}
  join ${users} on ${users.id} = ${activityLog.userId}
  left join ${organizations} on ${organizations.id} = ${activityLog.organizationId}
  where ${where ?? sql`true`}
  order by ${orderBy}`;
