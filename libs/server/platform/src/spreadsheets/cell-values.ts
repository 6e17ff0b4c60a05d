import { latinDigits, type RowProblem } from '@lms/contract';
import { ProblemError } from '../http/problems';

const dayMs = 24 * 60 * 60_000;
/** Day zero of a workbook's date numbers (ECMA-376, 1900 date system). */
const firstDay = Date.UTC(1899, 11, 30);

const isoDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * Reads a day as programs save it: 2026-01-31, 31.01.2026, 31/01/2026, 01/31/2026 or a workbook's
 * number. An ambiguous day is returned as it is, and so refused by validation.
 */
export const readDay = (cell: string): string => {
  const text = latinDigits(cell);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    return new Date(firstDay + Math.floor(Number(text)) * dayMs).toISOString().slice(0, 10);
  }
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(text) ?? [];
  if (year) return isoDay(year, month, day);
  const [, one = '', sign, two = '', last] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (!last) return text;
  if (sign === '.' || Number(one) > 12 || one === two) return isoDay(last, two, one);
  return Number(two) > 12 ? isoDay(last, one, two) : text;
};

/** Converts an error to the problems of a row. */
export const rowProblems = (row: number, error: unknown): RowProblem[] => {
  if (!(error instanceof ProblemError)) throw error;
  const errors = error.errors ?? [{ field: '', code: error.code }];
  return errors.map((one) => ({ ...one, row, field: one.field.replace(/\[\d+\]/g, '') }));
};
