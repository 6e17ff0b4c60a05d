/** Share of a video's length from which it counts as watched. */
export const watchedShare = 0.9;

/** Returns the seconds that have to be watched of a video. */
export const secondsToWatch = (durationSeconds: number) => durationSeconds * watchedShare;
