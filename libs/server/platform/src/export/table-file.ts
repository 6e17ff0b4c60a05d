import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { type CellValue, headingOf, type Table, writtenCell } from './table';
import { xlsxOf } from './xlsx';

export interface TableFile<Format extends TableFormat> {
  stream: Readable;
  contentType: (typeof contentTypes)[Format];
}

/** Byte order mark, without which Excel does not read a file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Matches cells that a spreadsheet could run as formulas: those that start with `= + - @`, also in
 * full width or after invisible characters, or with TAB, CR or LF. They get an apostrophe (OWASP,
 * CSV injection). A negative amount of money is none.
 */
const formulaPrefix = /^(?!-\d+\.\d\d$)(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const csv = (rows: CellValue[][]) =>
  `${Papa.unparse(rows, { escapeFormulae: formulaPrefix, newline: '\r\n' })}\r\n`;

/** Writes a table as CSV (RFC 4180), while its rows are read. */
export async function* csvOf({ columns, batches }: Table) {
  yield byteOrderMark + csv([columns.map(headingOf)]);
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield csv(rows.map((cells) => cells.map((cell, at) => writtenCell(cell, columns[at]?.format))));
  }
}

const writers = { csv: csvOf, xlsx: xlsxOf };

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type TableFormat = keyof typeof contentTypes;

/** Writes a table as a file while its rows are read. */
export const tableFile = <Format extends TableFormat>(
  format: Format,
  table: Table,
): TableFile<Format> => ({
  stream: Readable.from(writers[format](table)),
  contentType: contentTypes[format],
});
