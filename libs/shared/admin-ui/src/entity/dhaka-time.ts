/** Offset of Dhaka from UTC, the same all year. */
const aheadMs = 6 * 3_600_000;

/**
 * Converts an instant in UTC to the value of a date-and-time field in Dhaka time,
 * `2026-08-14T09:30`.
 */
export const toDhaka = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + aheadMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) : '';

/** Converts a date-and-time field's value in Dhaka time to UTC; an empty one to `null`. */
export const fromDhaka = (local: string): string | null => {
  const moment = Date.parse(`${local}Z`);
  return Number.isNaN(moment) ? null : new Date(moment - aheadMs).toISOString();
};
