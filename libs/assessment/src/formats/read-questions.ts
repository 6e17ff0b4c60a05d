import type { ImportFormat } from '@lms/contract';
import { readAiken } from './aiken-read';
import { decodeText } from './decode-text';
import { readGift } from './gift-read';
import { readMoodleXml } from './moodle-xml-read';
import { type Draft, type ReadQuestions, toItem } from './question-file';
import { readCsv, readTable } from './table-read';
import { readXlsx } from './xlsx-read';

/** Formats that are text, and not a packed spreadsheet. */
export type TextFileFormat = Exclude<ImportFormat, 'xlsx'>;

const withoutCategories = (drafts: Draft[]) => ({ drafts, categories: [] });

const readers = {
  gift: readGift,
  'moodle-xml': readMoodleXml,
  aiken: (text: string) => withoutCategories(readAiken(text)),
  csv: (text: string) => withoutCategories(readCsv(text)),
};

/**
 * Reads a file of questions. A question that can't be taken is an item with errors and does not stop
 * the others; a part that a question can't keep here is a note. Texts are HTML still to be sanitised.
 *
 * @throws UnreadableFileError for a file that is not of the format at all, or not UTF-8
 */
export function readQuestions(format: TextFileFormat, file: string | Uint8Array): ReadQuestions {
  const { drafts, categories } = readers[format](decodeText(file));
  return { items: drafts.map(toItem), categories };
}

/** The same for rows of cells, the names of the columns first. */
export const readQuestionRows = (rows: string[][]): ReadQuestions => ({
  items: readTable(rows).map(toItem),
  categories: [],
});

/** The same for a file of any format. */
export const readQuestionFile = (format: ImportFormat, file: Uint8Array): ReadQuestions =>
  format === 'xlsx' ? readQuestionRows(readXlsx(file)) : readQuestions(format, file);
