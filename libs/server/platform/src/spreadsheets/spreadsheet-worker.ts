import { readSheet, UnreadableFileError } from '@lms/assessment/formats';
import { maxSpreadsheetRows } from '@lms/contract';
import { parentPort, workerData } from 'node:worker_threads';

/** Request to the thread. */
export type SheetPart =
  { rows: string[][] } | { refusal: Pick<UnreadableFileError, 'reason' | 'line' | 'max'> };

const maxColumns = 50;
/**
 * Maximum length of a cell. No field allows as much, so a cut text is refused as too long anyway.
 */
const maxCellLength = 2_000;
const rowsAtOnce = 1_000;

/** Removes NUL and lone surrogates, which PostgreSQL can't store. */
const storable = (cell: string) =>
  cell.slice(0, maxCellLength).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

const post = (part: SheetPart) => parentPort?.postMessage(part);

try {
  const limits = { rows: maxSpreadsheetRows + 1, columns: maxColumns };
  const rows = readSheet(workerData as Uint8Array, limits);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    post({ rows: rows.slice(from, from + rowsAtOnce).map((cells) => cells.map(storable)) });
  }
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  const { reason, line, max } = error;
  post({ refusal: { reason, line, max } });
}
