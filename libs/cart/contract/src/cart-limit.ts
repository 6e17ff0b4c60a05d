/** Maximum number of courses in a cart. */
export const cartLimit = 50;
