export const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Whether a value is a day of the calendar (YYYY-MM-DD): JavaScript takes 31 February for one in March. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  dayPattern.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
