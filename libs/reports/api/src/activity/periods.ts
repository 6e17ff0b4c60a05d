import type { ReportGrain } from '@lms/reports/contract';
import { type CountedGrain, users } from '@lms/server/database';
import { addDays, dayInDhaka, sqlDayInDhaka } from '@lms/server/platform';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';

/** Maximum of rows of a report by period, the latest: about eleven years of days. */
const maxPeriods = 4_000;

/** Returns the first day of the period that contains a day; weeks begin on Sunday. */
export const startOfPeriod = (grain: CountedGrain, day: string) => {
  if (grain === 'YEAR') return `${day.slice(0, 4)}-01-01`;
  if (grain === 'MONTH') return `${day.slice(0, 7)}-01`;
  return grain === 'WEEK' ? addDays(day, -new Date(day).getUTCDay()) : day;
};

/** Longest possible length in days: from the start of a period it always leads into the next one. */
const maxDays: Record<CountedGrain, number> = { DAY: 1, WEEK: 7, MONTH: 31, YEAR: 366 };

/** Returns the first day of the next period. */
export const nextPeriod = (grain: CountedGrain, start: string) =>
  startOfPeriod(grain, addDays(start, maxDays[grain]));

/** SQL of {@link startOfPeriod} for a date. */
export const periodOfDay = (grain: ReportGrain, day: SQLWrapper): SQL => {
  if (grain === 'MONTH') return sql`date_trunc('month', ${day})::date`;
  return grain === 'WEEK' ? sql`(${day} - extract(dow from ${day})::int)` : sql`${day}`;
};

/** SQL of {@link startOfPeriod} for an instant, by its day in Dhaka. */
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
 * Selects the periods of the range up to today, empty ones included. An open start begins with the
 * first account.
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
