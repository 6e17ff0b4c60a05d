import type { Executor, Transaction } from '@lms/server/database';
import { sqlDayInDhaka, sqlStartOfDay } from '@lms/server/platform';
import { type SQL, sql } from 'drizzle-orm';

/** Advisory lock held until the transaction ends: an older count never replaces a newer one. */
const countLock = 4200_0002;
const batchSize = 500;

const lock = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${countLock})`);

/** Periods that contain a day; weeks begin on Sunday. */
const periodsOf = (day: SQL) => sql`(values
  ('DAY', ${day}),
  ('WEEK', ${day} - extract(dow from ${day})::int),
  ('MONTH', date_trunc('month', ${day})::date),
  ('YEAR', date_trunc('year', ${day})::date)) as period (grain, starts_on)`;

const counts = sql`sign_ins, lessons_completed, quiz_attempts, seconds_spent, last_at`;
const onConflictReplace = sql`on conflict (user_id, grain, starts_on) do update set
  (${counts}) = (select ${sql.raw(
    ['sign_ins', 'lessons_completed', 'quiz_attempts', 'seconds_spent', 'last_at']
      .map((column) => `excluded.${column}`)
      .join(', '),
  )})`;
const sums = sql`sum(sign_ins), sum(lessons_completed), sum(quiz_attempts), sum(seconds_spent), max(last_at)`;

/** Recounts days of users from the stored events. */
const countDays = (wanted: SQL) => sql`
  insert into user_activity (user_id, grain, starts_on, ${counts})
  select wanted.user_id, 'DAY', wanted.day, logged.sign_ins, logged.lessons, logged.attempts,
    studied.seconds, greatest(logged.last_at, studied.last_at)
  from ${wanted}
  cross join lateral (
    select count(*) filter (where action = 'SIGNED_IN') as sign_ins,
      count(*) filter (where action = 'LESSON_COMPLETED') as lessons,
      count(*) filter (where action = 'ATTEMPT_SUBMITTED') as attempts,
      max(at) as last_at
    from activity_log
    where user_id = wanted.user_id
      and at >= ${sqlStartOfDay(sql`wanted.day`)} and at < ${sqlStartOfDay(sql`(wanted.day + 1)`)}
  ) logged
  cross join lateral (
    select coalesce(sum(seconds), 0) as seconds, max(last_at) as last_at
    from enrolments join study_days on enrolment_id = id and day = wanted.day
    where user_id = wanted.user_id
  ) studied
  where greatest(logged.last_at, studied.last_at) is not null
  ${onConflictReplace}`;

/** Sums up the longer periods that contain the given days. */
const sumPeriods = (wanted: SQL) => sql`
  insert into user_activity (user_id, grain, starts_on, ${counts})
  select period.user_id, period.grain, period.starts_on, ${sums}
  from (
    select distinct user_id, grain, period.starts_on
    from ${wanted} cross join lateral ${periodsOf(sql`day`)} where grain <> 'DAY'
  ) period
  join user_activity each_day on each_day.user_id = period.user_id and each_day.grain = 'DAY'
    and each_day.starts_on >= period.starts_on
    and each_day.starts_on < period.starts_on
      + case period.grain when 'WEEK' then interval '7 days'
        when 'MONTH' then interval '1 month' else interval '1 year' end
  group by 1, 2, 3
  ${onConflictReplace}`;

/** Adds the counts of the given days to the totals of all users, or subtracts them before a recount. */
const addToTotals = (wanted: SQL, sign: 1 | -1) => sql`
  insert into activity_totals (grain, starts_on, active_users, sign_ins)
  select grain, starts_on, ${sql.raw(String(sign))} * count(*), ${sql.raw(String(sign))} * sum(sign_ins)
  from (
    select distinct user_id, grain, starts_on
    from ${wanted} cross join lateral ${periodsOf(sql`day`)}
  ) period
  join user_activity using (user_id, grain, starts_on)
  group by 1, 2
  on conflict (grain, starts_on) do update set
    active_users = activity_totals.active_users + excluded.active_users,
    sign_ins = activity_totals.sign_ins + excluded.sign_ins`;

/**
 * Counts a batch of changes, oldest first; returns whether there were any. The changes are taken
 * and counted in one transaction, and a count is always made from the stored events: interrupting
 * or repeating it does no harm.
 */
export const countActivity = (db: Executor): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lock(tx);
    const { rows } = await tx.execute<{ userId: string; day: string }>(sql`
      with taken as (
        delete from activity_changes
        where id in (select id from activity_changes order by id limit ${batchSize})
        returning user_id, day
      )
      select distinct user_id as "userId", day::text from taken`);
    if (rows.length === 0) return false;
    const users = sql.param(rows.map(({ userId }) => userId));
    const days = sql.param(rows.map(({ day }) => day));
    const wanted = sql`unnest(${users}::uuid[], ${days}::date[]) as wanted (user_id, day)`;
    await tx.execute(addToTotals(wanted, -1));
    await tx.execute(countDays(wanted));
    await tx.execute(sumPeriods(wanted));
    await tx.execute(addToTotals(wanted, 1));
    return true;
  });

/**
 * First day of which all acts are in the log: those of learners may have been removed before it, but
 * not within a year.
 */
const firstWholeDay = sql`least(
  (select ${sqlDayInDhaka(sql`min(at)`)} from activity_log where role = 'ROLE_USER'),
  current_date - 363)`;

/**
 * Recounts everything in one transaction, but keeps what was counted of days before
 * {@link firstWholeDay}. Rows are inserted by period, so that those of a period
 * are neighbours on disk, as when they are added day by day.
 */
export const rebuildActivity = (db: Executor): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lock(tx);
    // `truncate` would lock out readers of reports, and would wait for slow ones.
    await tx.execute(sql`
      delete from user_activity where grain <> 'DAY' or starts_on >= ${firstWholeDay}`);
    await tx.execute(sql`delete from activity_totals`);
    await tx.execute(sql`delete from activity_changes`);
    await tx.execute(sql`
      insert into user_activity (user_id, grain, starts_on, ${counts})
      select user_id, 'DAY', day, ${sums}
      from (
        select user_id, ${sqlDayInDhaka(sql`at`)} as day, (action = 'SIGNED_IN')::int as sign_ins,
          (action = 'LESSON_COMPLETED')::int as lessons_completed,
          (action = 'ATTEMPT_SUBMITTED')::int as quiz_attempts, 0 as seconds_spent, at as last_at
        from activity_log
        union all
        select user_id, day, 0, 0, 0, seconds, last_at
        from study_days join enrolments on id = enrolment_id
      ) everything
      group by user_id, day
      order by day, user_id
      on conflict do nothing`);
    await tx.execute(sql`
      insert into user_activity (user_id, grain, starts_on, ${counts})
      select user_id, period.grain, period.starts_on, ${sums}
      from user_activity each_day
      cross join lateral ${periodsOf(sql`each_day.starts_on`)}
      where each_day.grain = 'DAY' and period.grain <> 'DAY'
      group by 1, 2, 3
      order by 2, 3, 1`);
    await tx.execute(sql`
      insert into activity_totals (grain, starts_on, active_users, sign_ins)
      select grain, starts_on, count(*), sum(sign_ins) from user_activity group by 1, 2`);
  });

/** Returns the time up to which activity is counted (ISO 8601). */
export const activityCountedUntil = async (db: Executor, now: Date) => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select at from activity_changes order by id limit 1`,
  );
  return rows[0] ? new Date(rows[0].at).toISOString() : now.toISOString();
};
