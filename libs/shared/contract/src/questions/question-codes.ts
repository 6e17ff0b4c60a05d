// Separate from the schemas, so that screens which only name the codes do not load Yup.

export const questionTypes = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERICAL',
  'MATCHING',
  'ORDERING',
  'FILL_IN_BLANKS',
  'ESSAY',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type Difficulty = (typeof difficulties)[number];

export const questionStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
