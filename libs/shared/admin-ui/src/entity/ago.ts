const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Units that a past time is told in, each up to a length where the next one says enough. */
const units = [
  { unit: 'minute', length: minute, below: hour },
  { unit: 'hour', length: hour, below: day },
  { unit: 'day', length: day, below: 30 * day },
] as const;

/** Cached, because creating a formatter costs a hundred times as much as using it. */
const formats = new Map<string, Intl.RelativeTimeFormat>();
const formatOf = (tag: string) => {
  const known = formats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  formats.set(tag, known);
  return known;
};

/**
 * Tells how long ago a moment was, such as "3 hours ago"; nothing for a moment to come, and for one
 * so long ago that its day says more. Clocks differ: what comes within a minute is now.
 */
export const agoText = (tag: string, at: string, now: number): string | undefined => {
  const past = now - Date.parse(at);
  if (Math.abs(past) < minute) return formatOf(tag).format(0, 'second');
  const found = past > 0 && units.find(({ below }) => past < below);
  if (!found) return undefined;
  return formatOf(tag).format(-Math.floor(past / found.length), found.unit);
};
