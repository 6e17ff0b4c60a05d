/** Bangladesh keeps one time all year, six hours before UTC (milliseconds). */
export const dhakaOffset = 6 * 60 * 60 * 1000;

/** The clock of Dhaka: `2026-08-14T14:00:00.000Z` is two o'clock in the afternoon there. */
export const inDhaka = (instant: Date) => new Date(instant.getTime() + dhakaOffset).toISOString();

/** The day in Dhaka, YYYY-MM-DD. */
export const dayInDhaka = (instant: Date) => inDhaka(instant).slice(0, 10);
