/** Videos play at most at double speed, so that a second of the clock is at most two of a video. */
const fastestPlayback = 2;
/** Of what the clock showed and no report claimed, this much is kept for reports that came late. */
const keptSeconds = 5;
/** Time away can't be claimed: opening a lesson keeps this much, for the last report of the one left. */
export const keptAtOpeningSeconds = 30;

export const secondsBefore = (now: Date, seconds: number) =>
  new Date(now.getTime() - seconds * 1000);
const later = (a: Date, b: Date) => (a > b ? a : b);

/**
 * What counts of the claimed seconds: at most double of what the server's clock showed since it last
 * counted. One clock serves the whole course, so that lessons open side by side share it.
 */
export const countSeconds = (claimed: number, countedUntil: string | null, now: Date) => {
  const from = new Date(countedUntil ?? now);
  const elapsed = Math.max(0, (now.getTime() - from.getTime()) / 1000);
  const counted = Math.min(claimed, elapsed * fastestPlayback);
  const used = secondsBefore(from, -counted / fastestPlayback);
  return { counted, countedUntil: later(used, secondsBefore(now, keptSeconds)).toISOString() };
};
