/** Maximum playback speed: a second of the clock is at most two of a video. */
export const fastestPlayback = 2;
/** Unclaimed seconds kept for late reports. */
const keptSeconds = 5;
/**
 * Unclaimed seconds kept when a lesson is opened, for the last report of the previous one: time
 * away cannot be claimed.
 */
export const keptAtOpeningSeconds = 30;

export const secondsBefore = (now: Date, seconds: number) =>
  new Date(now.getTime() - seconds * 1000);
const later = (a: Date, b: Date) => (a > b ? a : b);

/**
 * Limits the claimed seconds to twice what the server's clock showed since it last counted. One
 * clock serves the whole course, so that lessons open side by side share it.
 */
export const countSeconds = (claimed: number, countedUntil: string | null, now: Date) => {
  const from = new Date(countedUntil ?? now);
  const elapsed = Math.max(0, (now.getTime() - from.getTime()) / 1000);
  const counted = Math.min(claimed, elapsed * fastestPlayback);
  const used = secondsBefore(from, -counted / fastestPlayback);
  return {
    from,
    counted,
    countedUntil: later(used, secondsBefore(now, keptSeconds)).toISOString(),
  };
};
