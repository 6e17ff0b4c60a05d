import { writeAiken } from './aiken-write';
import { writeGift } from './gift-write';
import { moodleXmlEnd, moodleXmlHead, writeMoodleXml } from './moodle-xml-write';
import type { PortableQuestion } from './question-file';
import type { TextFileFormat } from './read-questions';
import { tableHead } from './table-columns';
import { csvStart, writeCsvRows, writeTableRows } from './table-write';

/** Writes a file part by part: what it begins with, some questions at a time, what it ends with. */
export interface QuestionWriter {
  head: string;
  write: (questions: PortableQuestion[]) => string;
  end: string;
}

/** As many answers, or pairs, as the question with the most of them has: a table's width. */
export const answerCount = ({ answers, pairs }: PortableQuestion): number =>
  Math.max(answers.length, pairs.length);

/** @param most how many answers or pairs any of the questions has: only a table asks for it */
export function questionWriter(format: TextFileFormat, most: number): QuestionWriter {
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
        head: csvStart + writeCsvRows([tableHead(most)]),
        write: (questions) => writeCsvRows(writeTableRows(questions, most)),
        end: '',
      };
  }
}

/** Whether a format can hold the question at all. Only Aiken leaves anything out. */
export const canHold = (format: TextFileFormat | 'xlsx', question: PortableQuestion): boolean =>
  format !== 'aiken' || writeAiken(question) !== null;

export interface WrittenQuestions {
  text: string;
  /** What the format can't hold, in its order. */
  leftOut: PortableQuestion[];
}

const maxAnswers = (questions: PortableQuestion[]) =>
  questions.reduce((most, question) => Math.max(most, answerCount(question)), 2);

/** Writes questions as a file that `readQuestions`, and Moodle, take back as the same questions. */
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

/** The same as rows of cells, the names of the columns first, for a spreadsheet. */
export const writeQuestionRows = (questions: PortableQuestion[]): string[][] => {
  const most = maxAnswers(questions);
  return [tableHead(most), ...writeTableRows(questions, most)];
};
