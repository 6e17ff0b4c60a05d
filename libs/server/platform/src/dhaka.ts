import { sql, type SQLWrapper } from 'drizzle-orm';

/** Offset of Bangladesh from UTC in milliseconds; constant all year. */
export const dhakaOffset = 6 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** Formats a moment as local time in Dhaka: `2026-08-14T14:00:00.000Z` means 2 p.m. there. */
export const inDhaka = (instant: Date) => new Date(instant.getTime() + dhakaOffset).toISOString();

/** Returns the day in Dhaka, YYYY-MM-DD. */
export const dayInDhaka = (instant: Date) => inDhaka(instant).slice(0, 10);

/** Adds days to a day, YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the beginning of a day in Dhaka (ISO 8601). */
export const startOfDay = (day: string) => new Date(Date.parse(day) - dhakaOffset).toISOString();

/** SQL for {@link dayInDhaka}. */
export const sqlDayInDhaka = (instant: SQLWrapper) =>
  sql`(${instant} at time zone interval '6 hours')::date`;

/** SQL for {@link startOfDay}. */
export const sqlStartOfDay = (day: SQLWrapper) =>
  sql`(${day}::timestamp at time zone interval '6 hours')`;
