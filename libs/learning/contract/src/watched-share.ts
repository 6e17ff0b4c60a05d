/** A video counts as watched from this share of its length on. */
export const watchedShare = 0.9;
