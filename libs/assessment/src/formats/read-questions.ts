import type { ImportFormat } from '@lms/contract';
import { readAiken } from './aiken-read';
import { decodeFile } from './decode-text';
import { readGift } from './gift-read';
import { readMoodleXml } from './moodle-xml-read';
import { type Draft, type ReadQuestions, toItem } from './question-file';
import { readCsv, readTable } from './table-read';
import { readXlsx } from './xlsx-read';

/** Text formats, as opposed to a packed spreadsheet. */
export type TextFileFormat = Exclude<ImportFormat, 'xlsx'>;

const withoutCategories = (drafts: Draft[]) => ({ drafts, categories: [] });

const readers = {
  gift: readGift,
  'moodle-xml': readMoodleXml,
  aiken: (text: string) => withoutCategories(readAiken(text)),
  csv: (text: string) => withoutCategories(readCsv(text)),
};

/**
 * Parses a file of questions. A faulty question becomes an item with errors and does not stop the
 * others; a part that can't be imported becomes a note. Rich texts are HTML that is not sanitised
 * yet.
 *
 * @throws UnreadableFileError if the file is not of the format at all, or not UTF-8
 */
export function readQuestions(format: TextFileFormat, file: string | Uint8Array): ReadQuestions {
  const { drafts, categories } = readers[format](decodeFile(file));
  return { items: drafts.map(toItem), categories };
}

/** Parses questions from rows of cells with column names in the first row. */
export const readQuestionRows = (rows: string[][]): ReadQuestions => ({
  items: readTable(rows).map(toItem),
  categories: [],
});

/**
 * Parses a file of questions in any format.
 *
 * @throws UnreadableFileError if the file is not of the format at all, or exceeds a limit
 */
export const readQuestionFile = (format: ImportFormat, file: Uint8Array): ReadQuestions =>
  format === 'xlsx' ? readQuestionRows(readXlsx(file)) : readQuestions(format, file);
