import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { addDays, dayInDhaka } from '@lms/server/platform';
import type { ReportRequest } from '../report-source';
import { type CountedGrain, userActivity } from '@lms/server/database';
import { nextPeriod, startOfPeriod } from './periods';

/** Periods that begin from a day on and before another; an open end is missing. */
export interface Span {
  grain: CountedGrain;
  from?: string;
  before?: string;
}

const isEmpty = ({ from, before }: Span) =>
  from !== undefined && before !== undefined && from >= before;

/** The whole periods of a span, and what it has on both sides of them by shorter ones. */
const cut = (
  [grain = 'DAY', ...shorter]: CountedGrain[],
  from?: string,
  before?: string,
): Span[] => {
  if (grain === 'DAY') return [{ grain, from, before }];
  // It is within a period that it begins, unless the day before it is of another.
  const wholeFrom = from && nextPeriod(grain, startOfPeriod(grain, addDays(from, -1)));
  const wholeBefore = before && startOfPeriod(grain, before);
  const whole = { grain, from: wholeFrom, before: wholeBefore };
  if (isEmpty(whole)) return cut(shorter, from, before);
  return [
    whole,
    ...(from ? cut(shorter, from, wholeFrom) : []),
    ...(before ? cut(shorter, wholeBefore, before) : []),
  ].filter((span) => !isEmpty(span));
};

/** A range by the longest periods that fit; nobody has done anything yet in what lies ahead. */
export const spansOf = (
  grains: CountedGrain[],
  { fromDay, toDay }: Pick<ReportRequest, 'fromDay' | 'toDay'>,
  now: Date,
): Span[] => {
  const ends = toDay !== null && toDay < dayInDhaka(now);
  return cut(grains, fromDay ?? undefined, ends ? addDays(toDay, 1) : undefined);
};

/** What people did in one of the spans. */
export const isInSpans = (spans: Span[]) =>
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

/** What people did in a range. */
export const isDoneIn = (request: ReportRequest, now: Date) =>
  isInSpans(spansOf(['YEAR', 'MONTH'], request, now));
