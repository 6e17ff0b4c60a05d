/** Columns that stand once in our table of questions: one row a question. */
export const singleColumns = [
  'type',
  'name',
  'text',
  'format',
  'difficulty',
  'tags',
  'mark',
  'caseSensitive',
  'generalFeedback',
  'hint',
  'markingGuide',
  'minWords',
  'maxWords',
  'id',
] as const;
export type SingleColumn = (typeof singleColumns)[number];

/** Columns that stand once for each answer: `answer1`, `grade1`, … `answer2`, … */
export const answerColumns = ['answer', 'grade', 'feedback', 'tolerance', 'match'] as const;
export type AnswerColumn = (typeof answerColumns)[number];

/** The first row of a table whose questions have at most so many answers. */
export const tableHead = (answers: number): string[] => [
  ...singleColumns,
  ...Array.from({ length: answers }, (_, index) =>
    answerColumns.map((column) => `${column}${index + 1}`),
  ).flat(),
];

/**
 * Spreadsheets take a cell that begins like this for a formula, so that a question could run one on
 * its reader's machine. An apostrophe before it makes it text; one is put before what already has one,
 * so that each cell comes back as it was.
 */
const likeFormula = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

export const guardCell = (text: string): string => (likeFormula.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string =>
  text.startsWith("'") && likeFormula.test(text) ? text.slice(1) : text;
