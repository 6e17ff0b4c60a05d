/** What is typed while the search is loaded, into the field that stands in for its own. */
export const earlyTerm = { typed: '' };
