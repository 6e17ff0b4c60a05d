import type { ReportGrain } from '@lms/contract';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';
import { userActivity } from './activity.table';
import { addDays, nextPeriod, startOfPeriod } from './periods';

/** Periods that begin from a day on and before another; an open end is missing. */
export interface Span {
  grain: ReportGrain;
  from?: string;
  before?: string;
}

const isEmpty = ({ from, before }: Span) =>
  from !== undefined && before !== undefined && from >= before;

/** A range as whole periods, and as days where it begins or ends within one. */
export const spansOf = (
  grain: ReportGrain,
  { fromDay, toDay }: Pick<ReportRequest, 'fromDay' | 'toDay'>,
): Span[] => {
  const from = fromDay ?? undefined;
  const before = toDay ? addDays(toDay, 1) : undefined;
  // The last day of a period ends it: the day before `from` and `before` itself tell whether one is cut.
  const wholeFrom = from && nextPeriod(grain, startOfPeriod(grain, addDays(from, -1)));
  const wholeBefore = before && startOfPeriod(grain, before);
  if (isEmpty({ grain, from: wholeFrom, before: wholeBefore })) {
    return [{ grain: 'DAY', from, before }];
  }
  const spans: Span[] = [{ grain, from: wholeFrom, before: wholeBefore }];
  if (from) spans.push({ grain: 'DAY', from, before: wholeFrom });
  if (before) spans.push({ grain: 'DAY', from: wholeBefore, before });
  return spans.filter((span) => !isEmpty(span));
};

/** What people did in any of the spans. */
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
