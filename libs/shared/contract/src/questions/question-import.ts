import type { QuestionType } from './question-codes';

export const importFormats = ['gift', 'moodle-xml', 'aiken', 'csv', 'xlsx'] as const;
/** Formats that questions come in and go out as. */
export type ImportFormat = (typeof importFormats)[number];
/** Questions that a file may have. */
export const maxImported = 5_000;

/** Why one question of a file, or one part of it, was not taken. */
export const importProblemCodes = [
  'notReadable',
  'notUtf8',
  'unsupportedType',
  'textMissing',
  'answersMissing',
  'answersTooFew',
  'answersTooMany',
  'noRightAnswer',
  'fractionNotAllowed',
  'fractionsSum',
  'numberInvalid',
  'toleranceInvalid',
  'pairsTooFew',
  'blanksMissing',
  'blankInvalid',
  'answerKeyMissing',
  'answerKeyUnknown',
  'unexpectedLine',
  'tooLong',
  'pictureInvalid',
  'columnMissing',
  'valueUnknown',
  /** Of a note: a part that the question can't keep here, such as a file that is no picture. */
  'partLeftOut',
  /** Of a note: the question is kept as another type than the file gives it. */
  'typeChanged',
  /** Of a note: a question of the organisation says the same. */
  'duplicate',
  /** Of a note: a question further up in the file says the same. */
  'duplicateInFile',
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

export interface ImportProblem {
  /** Line (text formats) or row (spreadsheets), counted from 1. */
  line: number;
  code: ImportProblemCode;
  params?: Record<string, string | number>;
}

/** One question of a file, in its order. With any problem it is not taken. */
export interface ImportItem {
  line: number;
  name: string;
  /** The file's category it stands in, from the top down, which becomes a tag. */
  category?: string;
  type: QuestionType | null;
  errors: ImportProblem[];
  /** What a reader should know though the question is taken, such as a part that was left out. */
  notes: ImportProblem[];
}
