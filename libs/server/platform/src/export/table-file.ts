import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { CellValue, Table } from './table';
import { xlsxOf } from './xlsx';

export interface TableFile<Format extends TableFormat> {
  stream: Readable;
  contentType: (typeof contentTypes)[Format];
}

/** Excel takes a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

/**
 * Cells that start with `= + - @`, also in full width or after what is not seen, or with TAB, CR or LF
 * get an apostrophe: they could run as formulas.
 */
const formulaPattern = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const csv = (rows: CellValue[][]) =>
  `${Papa.unparse(rows, { escapeFormulae: formulaPattern, newline: '\r\n' })}\r\n`;

export async function* csvOf({ columns, batches }: Table) {
  yield byteOrderMark + csv([columns.map(({ title }) => title)]);
  for await (const rows of batches) if (rows.length > 0) yield csv(rows);
}

const writers = { csv: csvOf, xlsx: xlsxOf };

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type TableFormat = keyof typeof contentTypes;

/** A table as a file, written while it is read. */
export const tableFile = <Format extends TableFormat>(
  format: Format,
  titles: string[],
  batches: AsyncIterable<CellValue[][]>,
): TableFile<Format> => ({
  stream: Readable.from(writers[format]({ columns: titles.map((title) => ({ title })), batches })),
  contentType: contentTypes[format],
});
