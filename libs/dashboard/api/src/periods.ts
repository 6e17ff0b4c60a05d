import { addDays, dayInDhaka, startOfDay } from '@lms/server/platform';

const weekCount = 12;

/** The first moment of the day in Dhaka that lies `daysAgo` days back. */
const dayStart = (now: Date, daysAgo: number) => startOfDay(addDays(dayInDhaka(now), -daysAgo));

/** Borders of what a dashboard compares: each period begins with a day and ends before `end`. */
export const periodsOf = (now: Date) => ({
  previous: dayStart(now, 59),
  current: dayStart(now, 29),
  end: dayStart(now, -1),
  weekStarts: Array.from({ length: weekCount }, (_, index) =>
    dayStart(now, 7 * (weekCount - index) - 1),
  ),
});
export type Periods = ReturnType<typeof periodsOf>;
