import type { QuestionType } from './question-codes';

export const importFormats = ['gift', 'moodle-xml', 'aiken', 'csv', 'xlsx'] as const;
/** File formats for importing and exporting questions. */
export type ImportFormat = (typeof importFormats)[number];
/** Maximum number of questions in a file. */
export const maxImported = 5_000;

/** Problem of one question of a file, or a note about a part of it. */
export const importProblemCodes = [
  'notReadable',
  'fileEmpty',
  'tooManyColumns',
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
  /** Text formats: a brace, the arrow of a pair, a quotation mark or a weight is not as it should. */
  'bracesMissing',
  'braceMissing',
  'arrowMissing',
  'quoteMissing',
  'weightInvalid',
  'markupBroken',
  'answerKeyMissing',
  'answerKeyUnknown',
  'unexpectedLine',
  'tooLong',
  'pictureInvalid',
  /** Notes: a file of the question that is left out, since texts take only pictures. */
  'soundLeftOut',
  'videoLeftOut',
  'fileLeftOut',
  'columnMissing',
  'valueMissing',
  'valueUnknown',
  /** Note: a part can't be imported, such as a file that is not a picture. */
  'partLeftOut',
  /** Note: the question is imported as another type than the file gives. */
  'typeChanged',
  /** Note: the organization has a question with the same content. */
  'duplicate',
  /** Note: the file contains the same question earlier. */
  'duplicateInFile',
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

export interface ImportProblem {
  /** Line (text formats) or row (spreadsheets), counted from 1. */
  line: number;
  code: ImportProblemCode;
  params?: Record<string, string | number>;
}

/** One question of a file, in file order. With any error it is not imported. */
export interface ImportItem {
  line: number;
  name: string;
  /** Category path in the file, outermost first; it becomes a tag. */
  category?: string;
  type: QuestionType | null;
  errors: ImportProblem[];
  /** Notes on a question that is imported nevertheless, such as a part that was left out. */
  notes: ImportProblem[];
}
