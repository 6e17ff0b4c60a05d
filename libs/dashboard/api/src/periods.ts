import { addDays, dayInDhaka, startOfDay } from '@lms/server/platform';

const weekCount = 12;

/** Start of the day in Dhaka `daysAgo` days back. */
const dayStart = (now: Date, daysAgo: number) => startOfDay(addDays(dayInDhaka(now), -daysAgo));

/** Bounds of the compared periods: each starts at the beginning of a day and ends before `end`. */
export const periodsOf = (now: Date) => ({
  previous: dayStart(now, 59),
  current: dayStart(now, 29),
  end: dayStart(now, -1),
  weekStarts: Array.from({ length: weekCount }, (_, index) =>
    dayStart(now, 7 * (weekCount - index) - 1),
  ),
});
export type Periods = ReturnType<typeof periodsOf>;
