import type { ReportGrain } from '@lms/reports/contract';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users, type CountedGrain } from '@lms/server/database';
import { addDays, dayInDhaka, sqlDayInDhaka } from '@lms/server/platform';
import type { ReportRequest } from '../report-source';

/** As many rows as a report of periods has at most: the latest, of days those of eleven years. */
const maxPeriods = 4_000;

/** The first day of the period that a day is in; weeks begin on Sunday. */
export const startOfPeriod = (grain: CountedGrain, day: string) => {
  if (grain === 'YEAR') return `${day.slice(0, 4)}-01-01`;
  if (grain === 'MONTH') return `${day.slice(0, 7)}-01`;
  return grain === 'WEEK' ? addDays(day, -new Date(day).getUTCDay()) : day;
};

/** Days from the beginning of a period that surely lead into the next one, and not beyond it. */
const longest: Record<CountedGrain, number> = { DAY: 1, WEEK: 7, MONTH: 31, YEAR: 366 };

/** The first day of the period after the one that begins on this day. */
export const nextPeriod = (grain: CountedGrain, start: string) =>
  startOfPeriod(grain, addDays(start, longest[grain]));

/** {@link startOfPeriod} of a date. */
export const periodOfDay = (grain: ReportGrain, day: SQLWrapper): SQL => {
  if (grain === 'MONTH') return sql`date_trunc('month', ${day})::date`;
  return grain === 'WEEK' ? sql`(${day} - extract(dow from ${day})::int)` : sql`${day}`;
};

/** {@link startOfPeriod} of an instant, as its day is in Dhaka. */
export const periodOf = (grain: ReportGrain, at: SQLWrapper): SQL =>
  periodOfDay(grain, sqlDayInDhaka(at));

const steps: Record<ReportGrain, SQL> = {
  DAY: sql`interval '1 day'`,
  WEEK: sql`interval '7 days'`,
  MONTH: sql`interval '1 month'`,
};

export const grainOf = ({ filter }: ReportRequest) =>
  (filter['grain']?.[0] ?? 'DAY') as ReportGrain;

/**
 * The periods of the range up to today, with or without anything in them. A range without a beginning
 * begins with the first account.
 */
export const periodsOf = (request: ReportRequest, now: Date): SQL => {
  const grain = grainOf(request);
  const today = dayInDhaka(now);
  const last = request.toDay && request.toDay < today ? request.toDay : today;
  const first = request.fromDay
    ? sql`${request.fromDay}::date`
    : sql`(select ${sqlDayInDhaka(sql`min(${users.createdAt})`)} from ${users})`;
  return sql`
    select starts_on from (
      select step::date as starts_on
      from generate_series(${periodOfDay(grain, first)}::timestamp, ${last}::timestamp,
        ${steps[grain]}) step
      order by 1 desc limit ${maxPeriods}
    ) period`;
};
