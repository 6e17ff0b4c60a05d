import { sql, type SQLWrapper } from 'drizzle-orm';

/** Bangladesh keeps one time all year, six hours before UTC (milliseconds). */
export const dhakaOffset = 6 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** The clock of Dhaka: `2026-08-14T14:00:00.000Z` is two o'clock in the afternoon there. */
export const inDhaka = (instant: Date) => new Date(instant.getTime() + dhakaOffset).toISOString();

/** The day in Dhaka, YYYY-MM-DD. */
export const dayInDhaka = (instant: Date) => inDhaka(instant).slice(0, 10);

/** The day so many days later, YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** When a day of Dhaka begins (ISO 8601). */
export const startOfDay = (day: string) => new Date(Date.parse(day) - dhakaOffset).toISOString();

/** {@link dayInDhaka} in SQL. */
export const sqlDayInDhaka = (instant: SQLWrapper) =>
  sql`(${instant} at time zone interval '6 hours')::date`;

/** {@link startOfDay} in SQL. */
export const sqlStartOfDay = (day: SQLWrapper) =>
  sql`(${day}::timestamp at time zone interval '6 hours')`;
