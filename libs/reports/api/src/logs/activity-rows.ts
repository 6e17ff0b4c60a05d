import { activityLog, organizations, users } from '@lms/server/database';
import { matchesTerm } from '@lms/server/platform';
import { sql, type SQL } from 'drizzle-orm';

/** Matched in this order: most browsers also name those that they descend from. */
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
/** Browser and system are proper names, the same in every language. */
const device = sql`nullif(concat_ws(', ', ${nameOf(browsers)}, ${nameOf(systems)}), '')`;

const isoOf = (column: SQL | typeof activityLog.at) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of the filters, by filter name. */
export const activityColumns = {
  userId: activityLog.userId,
  organizationId: activityLog.organizationId,
  role: activityLog.role,
  action: activityLog.action,
  entity: activityLog.entity,
};

/** Condition: activities of users whose name or e-mail address contains the term. */
export const byPerson = (term: string | undefined) => {
  const matches = matchesTerm([users.name, users.username], term);
  return (
    matches && sql`${activityLog.userId} in (select ${users.id} from ${users} where ${matches})`
  );
};

/** Selects activities as rows of the live log; `more` adds columns, each with a leading comma. */
export const selectActivities = (where: SQL | undefined, orderBy: SQL, more: SQL = sql``) => sql`
  select ${activityLog.id} as "id", ${isoOf(activityLog.at)} as "at", ${users.name} as "user",
    ${activityLog.role} as "role", ${organizations.name} as "organization",
    ${activityLog.action} as "action", nullif(${activityLog.entity}, '') as "entity",
    ${activityLog.subject} as "subject", ${activityLog.ip} as "ip", ${device} as "device",
    ${activityLog.userId} as "userId", ${activityLog.subjectId} as "subjectId"${more}
  from ${activityLog}
  join ${users} on ${users.id} = ${activityLog.userId}
  left join ${organizations} on ${organizations.id} = ${activityLog.organizationId}
  where ${where ?? sql`true`}
  order by ${orderBy}`;
