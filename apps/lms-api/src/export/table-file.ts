import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { xlsxOf } from './xlsx';

/** What a cell of an exported table can hold. */
export type CellValue = string | number | boolean | null;

/** How a spreadsheet shows the numbers of a column: a `duration` is a part of a day. */
export type CellFormat = 'decimal' | 'duration';

export interface TableColumn {
  title: string;
  format?: CellFormat;
}

/** A table whose rows come in batches, so that no more than one batch is held at a time. */
export interface Table {
  columns: readonly TableColumn[];
  batches: AsyncIterable<CellValue[][]>;
}

interface TableFile {
  stream: Readable;
  contentType: string;
}

/** Excel takes a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Cells that start with `= + - @`, also in full width or after what is not seen, or with TAB, CR or LF
 * get an apostrophe: they could run as formulas.
 */
const likeFormula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const csv = (rows: CellValue[][]) =>
  `${Papa.unparse(rows, { escapeFormulae: likeFormula, newline: '\r\n' })}\r\n`;

export async function* csvOf({ columns, batches }: Table) {
  yield byteOrderMark + csv([columns.map(({ title }) => title)]);
  for await (const rows of batches) if (rows.length > 0) yield csv(rows);
}

const writers = { csv: csvOf, xlsx: xlsxOf };

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as a file, written while it is read. */
export const tableFile = (
  format: keyof typeof writers,
  titles: string[],
  batches: AsyncIterable<CellValue[][]>,
): TableFile => ({
  stream: Readable.from(writers[format]({ columns: titles.map((title) => ({ title })), batches })),
  contentType: contentTypes[format],
});
