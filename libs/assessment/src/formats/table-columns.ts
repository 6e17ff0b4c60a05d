/** Columns that occur once in a table of questions, which has one row per question. */
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

/** Columns repeated for each answer: `answer1`, `grade1`, … `answer2`, … */
export const answerColumns = ['answer', 'grade', 'feedback', 'tolerance', 'match'] as const;
export type AnswerColumn = (typeof answerColumns)[number];

/** Returns the header row of a table whose questions have at most this many answers. */
export const tableHead = (answers: number): string[] => [
  ...singleColumns,
  ...Array.from({ length: answers }, (_, index) =>
    answerColumns.map((column) => `${column}${index + 1}`),
  ).flat(),
];

/**
 * Text that spreadsheet programs would evaluate as a formula (CSV injection). An apostrophe before
 * it makes it text; text that already has one gets another, so that each cell round-trips.
 */
const formulaPattern = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

export const guardCell = (text: string): string => (formulaPattern.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string =>
  text.startsWith("'") && formulaPattern.test(text) ? text.slice(1) : text;
