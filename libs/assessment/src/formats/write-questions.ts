import { writeAiken } from './aiken-write';
import { writeGift } from './gift-write';
import { moodleXmlEnd, moodleXmlHead, writeMoodleXml } from './moodle-xml-write';
import type { PortableQuestion } from './question-file';
import type { TextFileFormat } from './read-questions';
import { tableHead } from './table-columns';
import { csvStart, writeCsvRows, writeTableRows } from './table-write';

/** Writes a file in parts: a beginning, some questions at a time, an end. */
export interface QuestionWriter {
  head: string;
  write: (questions: PortableQuestion[]) => string;
  end: string;
}

/** Returns the number of answers or pairs of the question that has most: a table's width. */
export const answerCount = ({ answers, pairs }: PortableQuestion): number =>
  Math.max(answers.length, pairs.length);

/** @param width - the largest number of answers or pairs of any question, needed for tables only */
export function questionWriter(format: TextFileFormat, width: number): QuestionWriter {
  switch (format) {
    case 'gift':
      return { head: '', write: (questions) => questions.map(writeGift).join(''), end: '' };
    case 'moodle-xml':
      return {
        head: moodleXmlHead,
        write: (questions) => questions.map(writeMoodleXml).join(''),
        end: moodleXmlEnd,
      };
    case 'aiken':
      return {
        head: '',
        write: (questions) => questions.map((question) => writeAiken(question) ?? '').join(''),
        end: '',
      };
    case 'csv':
      return {
        head: csvStart + writeCsvRows([tableHead(width)]),
        write: (questions) => writeCsvRows(writeTableRows(questions, width)),
        end: '',
      };
  }
}

/** Returns true if a format can represent the question. Only Aiken leaves any out. */
export const canHold = (format: TextFileFormat | 'xlsx', question: PortableQuestion): boolean =>
  format !== 'aiken' || writeAiken(question) !== null;

export interface WrittenQuestions {
  text: string;
  /** Questions that the format can't represent, in their order. */
  leftOut: PortableQuestion[];
}

const maxAnswers = (questions: PortableQuestion[]) =>
  questions.reduce((width, question) => Math.max(width, answerCount(question)), 2);

/** Writes questions as a file that `readQuestions` and Moodle read back as the same questions. */
export const writeQuestions = (
  format: TextFileFormat,
  questions: PortableQuestion[],
): WrittenQuestions => {
  const { head, write, end } = questionWriter(format, maxAnswers(questions));
  return {
    text: head + write(questions) + end,
    leftOut: questions.filter((question) => !canHold(format, question)),
  };
};

/** Writes questions as rows of cells for a spreadsheet, with column names in the first row. */
export const writeQuestionRows = (questions: PortableQuestion[]): string[][] => {
  const width = maxAnswers(questions);
  return [tableHead(width), ...writeTableRows(questions, width)];
};
