import Papa from 'papaparse';
import { toPercent } from '../fractions';
import { writeCloze } from './cloze-write';
import type { PortableQuestion } from './question-file';
import {
  type AnswerColumn,
  answerColumns,
  guardCell,
  type SingleColumn,
  singleColumns,
} from './table-columns';

function answerCells({
  answers,
  pairs,
}: PortableQuestion): Partial<Record<AnswerColumn, string>>[] {
  if (pairs.length > 0) return pairs.map(({ stem, choice }) => ({ answer: stem, match: choice }));
  return answers.map(({ text, fraction, feedback, tolerance }) => ({
    answer: text,
    grade: toPercent(fraction),
    ...(feedback && { feedback }),
    ...(tolerance !== undefined && { tolerance: String(tolerance) }),
  }));
}

function singleCells(question: PortableQuestion): Record<SingleColumn, string> {
  return {
    type: question.type,
    name: question.name,
    text: question.type === 'FILL_IN_BLANKS' ? writeCloze(question) : question.text,
    format: 'html',
    difficulty: question.difficulty,
    tags: Papa.unparse([question.tags]),
    mark: String(question.defaultMark),
    caseSensitive: question.caseSensitive ? 'yes' : '',
    generalFeedback: question.generalFeedback ?? '',
    hint: question.hint ?? '',
    markingGuide: question.markingGuide ?? '',
    minWords: String(question.minWords ?? ''),
    maxWords: String(question.maxWords ?? ''),
    id: question.externalId ?? '',
  };
}

/** Writes questions as rows of cells, with columns for the given number of answers. */
export const writeTableRows = (questions: PortableQuestion[], maxAnswers: number): string[][] =>
  questions.map((question) => {
    const single = singleCells(question);
    const answers = answerCells(question);
    return [
      ...singleColumns.map((column) => single[column]),
      ...Array.from({ length: maxAnswers }, (_, index) =>
        answerColumns.map((column) => answers[index]?.[column] ?? ''),
      ).flat(),
    ].map(guardCell);
  });

/** Byte order mark: without it Excel reads the file in the machine's own encoding. */
export const csvStart = '\uFEFF';

export const writeCsvRows = (rows: string[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows)}\r\n`;
