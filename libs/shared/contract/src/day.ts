export const dayPattern = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns true if a value is a valid calendar day (YYYY-MM-DD). `Date` alone would accept 31
 * February as a day in March.
 */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  dayPattern.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
