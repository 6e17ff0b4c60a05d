/** Longest note, in code points. */
export const longestNote = 5_000;

/** Most notes of one learner in one course. */
export const mostNotes = 500;
