import { writeAiken } from './aiken-write';
import { writeGift } from './gift-write';
import { moodleXmlEnd, moodleXmlHead, writeMoodleXml } from './moodle-xml-write';
import type { PortableQuestion } from './question-file';
import type { TextFileFormat } from './read-questions';
import { writeCsv, writeTable } from './table-write';

export interface WrittenQuestions {
  text: string;
  /** What the format can't hold, in its order. Only Aiken leaves anything out. */
  leftOut: PortableQuestion[];
}

function writeAll(format: TextFileFormat, questions: PortableQuestion[]): string {
  switch (format) {
    case 'gift':
      return questions.map(writeGift).join('');
    case 'moodle-xml':
      return moodleXmlHead + questions.map(writeMoodleXml).join('') + moodleXmlEnd;
    case 'aiken':
      return questions.map((question) => writeAiken(question) ?? '').join('');
    case 'csv':
      return writeCsv(writeTable(questions));
  }
}

/** Writes questions as a file that `readQuestions`, and Moodle, take back as the same questions. */
export const writeQuestions = (
  format: TextFileFormat,
  questions: PortableQuestion[],
): WrittenQuestions => ({
  text: writeAll(format, questions),
  leftOut: format === 'aiken' ? questions.filter((question) => writeAiken(question) === null) : [],
});

/** The same as rows of cells, for a spreadsheet. */
export const writeQuestionRows = writeTable;
