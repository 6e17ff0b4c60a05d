/** Maximum number of courses in one comparison. */
export const comparisonLimit = 4;
