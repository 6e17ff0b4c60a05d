import type { ReportRange } from '@lms/reports/contract';
import { addDays, dayInDhaka, startOfDay } from '@lms/server/platform';
import type { ReportRequest } from './report-source';

/** Days in Dhaka, both included; an open end is missing. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/** Resolves a named range relative to `today`. */
const daysOf = (range: ReportRange, today: string): DaySpan => {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastMonthEnds = addDays(firstOfMonth, -1);
  const yesterday = addDays(today, -1);
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last7days':
      return { from: addDays(today, -6), to: today };
    case 'last30days':
      return { from: addDays(today, -29), to: today };
    case 'last90days':
      return { from: addDays(today, -89), to: today };
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth':
      return { from: `${lastMonthEnds.slice(0, 7)}-01`, to: lastMonthEnds };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'all':
      return {};
  }
};

/** Resolves a range to its first and last day and their instants, as sources take them. */
export const resolveRange = (
  range: ReportRange | DaySpan,
  now: Date,
): Pick<ReportRequest, 'from' | 'before' | 'fromDay' | 'toDay'> => {
  const { from, to } = typeof range === 'string' ? daysOf(range, dayInDhaka(now)) : range;
  return {
    fromDay: from ?? null,
    toDay: to ?? null,
    from: from ? startOfDay(from) : null,
    before: to ? startOfDay(addDays(to, 1)) : null,
  };
};
