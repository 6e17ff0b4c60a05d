/** Share of a video's length from which it counts as watched. */
export const watchedShare = 0.9;
