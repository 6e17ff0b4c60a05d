/** Longest note, in code points. */
export const maxNoteLength = 5_000;

/** Longest passage that is highlighted at once, in code points. */
export const maxQuoteLength = 2_000;

/** Longest text that is kept before and after a passage. */
export const maxQuoteContext = 64;

/** Maximum number of notes and highlights of one learner in one course. */
export const maxNotes = 500;
