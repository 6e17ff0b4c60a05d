/** Longest note, in code points. */
export const maxNoteLength = 5_000;

/** Maximum number of notes of one learner in one course. */
export const maxNotes = 500;
