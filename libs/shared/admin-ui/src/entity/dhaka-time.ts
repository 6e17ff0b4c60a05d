/** Dhaka keeps this distance from UTC all year. */
const aheadMs = 6 * 3_600_000;

/** A moment in UTC as a field for date and time shows it in Dhaka, `2026-08-14T09:30`. */
export const toDhaka = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + aheadMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) : '';

/** The moment in UTC that a field shows as in Dhaka; `null` of an empty one. */
export const fromDhaka = (local: string): string | null => {
  const moment = Date.parse(`${local}Z`);
  return Number.isNaN(moment) ? null : new Date(moment - aheadMs).toISOString();
};
