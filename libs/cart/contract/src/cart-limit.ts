/** A cart holds at most this many courses. */
export const cartLimit = 50;
