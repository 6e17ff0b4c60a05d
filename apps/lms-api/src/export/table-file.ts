import { Readable } from 'node:stream';
import type { ExportFormat } from '@lms/contract';
import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';

/** What a cell of an exported table can hold. */
export type CellValue = string | number | boolean | null;

export interface TableFile {
  stream: Readable;
  contentType: string;
}

/** Excel takes a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

/** Cells that start with `= + - @`, TAB or CR get an apostrophe: they could run as formulas. */
const csv = (rows: CellValue[][]) =>
  `${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;

async function* csvOf(titles: string[], batches: AsyncIterable<CellValue[][]>) {
  yield byteOrderMark + csv([titles]);
  for await (const rows of batches) if (rows.length > 0) yield csv(rows);
}

/** A spreadsheet's cells say their type, so that none of them is a formula. */
const typed = (value: CellValue) => (value === null ? null : { value, type: typeOf(value) });
const typeOf = (value: string | number | boolean) =>
  typeof value === 'string' ? String : typeof value === 'number' ? Number : Boolean;

async function* xlsxOf(titles: string[], batches: AsyncIterable<CellValue[][]>) {
  const heading = titles.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = [];
  for await (const rows of batches) for (const row of rows) cells.push(row.map(typed));
  const sheet = [heading, ...cells] as SheetData;
  yield await writeXlsxFile(sheet, {
    stickyRowsCount: 1,
    columns: titles.map(() => ({ width: 24 })),
  }).toBuffer();
}

/** A table as a file. Of CSV no more than one batch is held at a time; a spreadsheet is made whole. */
export const tableFile = (
  format: ExportFormat,
  titles: string[],
  batches: AsyncIterable<CellValue[][]>,
): TableFile =>
  format === 'csv'
    ? { stream: Readable.from(csvOf(titles, batches)), contentType: 'text/csv; charset=utf-8' }
    : {
        stream: Readable.from(xlsxOf(titles, batches)),
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      };
