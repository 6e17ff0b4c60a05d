import { type CountedGrain, userActivity } from '@lms/server/database';
import { addDays, dayInDhaka } from '@lms/server/platform';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';
import { nextPeriod, startOfPeriod } from './periods';

/** Periods that start within `from` (included) and `before` (excluded); an open end is missing. */
export interface Span {
  grain: CountedGrain;
  from?: string;
  before?: string;
}

const isEmpty = ({ from, before }: Span) =>
  from !== undefined && before !== undefined && from >= before;

/** Splits a span into its whole periods, and shorter ones on both sides. */
const splitSpan = (
  [grain = 'DAY', ...shorter]: CountedGrain[],
  from?: string,
  before?: string,
): Span[] => {
  if (grain === 'DAY') return [{ grain, from, before }];
  // Starts at this period if it begins on `from`, else at the next one.
  const wholeFrom = from && nextPeriod(grain, startOfPeriod(grain, addDays(from, -1)));
  const wholeBefore = before && startOfPeriod(grain, before);
  const whole = { grain, from: wholeFrom, before: wholeBefore };
  if (isEmpty(whole)) return splitSpan(shorter, from, before);
  return [
    whole,
    ...(from ? splitSpan(shorter, from, wholeFrom) : []),
    ...(before ? splitSpan(shorter, wholeBefore, before) : []),
  ].filter((span) => !isEmpty(span));
};

/**
 * Splits a range into the longest periods that fit. Days to come have no activity, so a range up to
 * today or later has an open end.
 */
export const spansOf = (
  grains: CountedGrain[],
  { fromDay, toDay }: Pick<ReportRequest, 'fromDay' | 'toDay'>,
  now: Date,
): Span[] => {
  const ends = toDay !== null && toDay < dayInDhaka(now);
  return splitSpan(grains, fromDay ?? undefined, ends ? addDays(toDay, 1) : undefined);
};

/** Condition: activity within one of the spans. */
export const isActivityInSpans = (spans: Span[]) =>
  spans.length === 0
    ? sql`false`
    : or(
        ...spans.map(({ grain, from, before }) =>
          and(
            eq(userActivity.grain, grain),
            from ? gte(userActivity.startsOn, from) : undefined,
            before ? lt(userActivity.startsOn, before) : undefined,
          ),
        ),
      );

/** Condition: activity within the range. */
export const isActivityInRange = (request: ReportRequest, now: Date) =>
  isActivityInSpans(spansOf(['YEAR', 'MONTH'], request, now));
