/** Text typed while the search is loading; the search begins with it. */
export const earlyTerm = { typed: '' };
