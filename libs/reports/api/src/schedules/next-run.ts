import type { ReportFrequency } from '@lms/reports/contract';
import { dayInDhaka, dayMs, dhakaOffset } from '@lms/server/platform';

const hourMs = 60 * 60_000;
/** Hour of the run in Dhaka. */
const hour = 6;

/** Days of each frequency; a day in Dhaka is given as its midnight in UTC. */
const isRunDay: Record<ReportFrequency, (day: Date) => boolean> = {
  DAILY: () => true,
  WEEKLY: (day) => day.getUTCDay() === 0,
  MONTHLY: (day) => day.getUTCDate() === 1,
};

/** Returns the next run after an instant: 06:00 in Dhaka, weekly on Sunday, monthly on the 1st. */
export const nextRun = (frequency: ReportFrequency, after: Date): Date => {
  for (let day = Date.parse(dayInDhaka(after)); ; day += dayMs) {
    const run = new Date(day + hour * hourMs - dhakaOffset);
    if (run > after && isRunDay[frequency](new Date(day))) return run;
  }
};
