import { maxImported } from '@lms/contract';
import { maxParts } from '../content-problems';
import { UnreadableFileError } from './question-file';
import { answerColumns, singleColumns } from './table-columns';

/**
 * Limits of a sheet. Cells beyond them belong to no valid table, and a single one far out could
 * exhaust the memory.
 */
export interface SheetLimits {
  rows: number;
  columns: number;
}

const questionLimits: SheetLimits = {
  rows: 2 * maxImported,
  columns: 2 * (singleColumns.length + maxParts * answerColumns.length),
};

/** Returns a column's number, from 1, by its letters. */
const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Collects a sheet's cells in document order. Rows and cells without a reference follow the
 * previous one.
 */
export class SheetCells {
  readonly rows: string[][] = [];
  private row = 0;
  private column = 0;

  constructor(private readonly limits = questionLimits) {}

  startRow(reference: string) {
    this.row = reference === '' ? this.row + 1 : Number(reference);
    this.column = 0;
  }

  startCell(reference: string) {
    const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference)?.[0];
    this.column = letters ? columnNumber(letters) : this.column + 1;
  }

  write(text: string) {
    if (text === '') return;
    if (!Number.isInteger(this.row) || this.row < 1) throw new UnreadableFileError('notReadable');
    if (this.row > this.limits.rows) throw new UnreadableFileError('tooLarge', this.row);
    if (this.column > this.limits.columns) {
      throw new UnreadableFileError('tooManyColumns', this.row, this.limits.columns);
    }
    while (this.rows.length < this.row) this.rows.push([]);
    const cells = this.rows[this.row - 1] ?? [];
    while (cells.length < this.column) cells.push('');
    cells[this.column - 1] = text;
  }
}
