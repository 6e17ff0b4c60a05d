/** Maximum number of courses that somebody keeps for later. */
export const wishlistLimit = 200;
