export const dayPattern = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns true if a value is a valid calendar day (YYYY-MM-DD). `Date` alone would accept 31
 * February as a day in March, and the year 0, which PostgreSQL does not have.
 */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  dayPattern.test(value) &&
  !value.startsWith('0000') &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const instantPattern =
  /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/** Returns true if a value is a moment (ISO 8601) that exists, with its zone. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  isDay(instantPattern.exec(value)?.[1]) &&
  !Number.isNaN(Date.parse(value));
