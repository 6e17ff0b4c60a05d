import type { Language, RowProblem } from '@lms/contract';
import { type Executor, importRows } from '@lms/server/database';
import { wordsIn } from '@lms/words';
import { and, asc, eq, gt } from 'drizzle-orm';
import { tableFile } from '../export/table-file';
import { columnsOf } from './column-texts';
import { reasonText, reasonTitles } from './reason-texts';
import type { ImportBatch, SpreadsheetResource } from './spreadsheet-resource';

const rowsAtOnce = 1_000;

/** Yields the refused rows as imported, with row number and reasons. */
async function* faultyRows(
  db: Executor,
  { columns }: SpreadsheetResource,
  { id, titles }: ImportBatch,
  language: Language,
) {
  const fields = columnsOf(columns, titles).map((column) => column?.field);
  const titleOf = (field: string) =>
    titles[fields.indexOf(field)] ?? columns.find((one) => one.field === field)?.title ?? field;
  const toReason = (problem: RowProblem) => reasonText(language, titleOf(problem.field), problem);
  for (let last = 0; ;) {
    const rows = await db
      .select({ row: importRows.row, cells: importRows.cells, errors: importRows.errors })
      .from(importRows)
      .where(
        and(
          eq(importRows.batchId, id),
          eq(importRows.change, 'rejected'),
          gt(importRows.row, last),
        ),
      )
      .orderBy(asc(importRows.row))
      .limit(rowsAtOnce);
    yield rows.map(({ row, cells, errors }) => [
      ...titles.map((_title, at) => cells[at] ?? ''),
      row,
      [...new Set(errors.map(toReason))].join('; '),
    ]);
    const next = rows.at(-1)?.row;
    if (next === undefined) return;
    last = next;
  }
}

/** Creates a spreadsheet to correct and import again; an import ignores the added columns. */
export const errorsFile = (
  db: Executor,
  resource: SpreadsheetResource,
  batch: ImportBatch,
  language: Language,
) =>
  tableFile('xlsx', {
    title: wordsIn(language).t('spreadsheets.errors.sheet'),
    columns: [...batch.titles, ...reasonTitles(language)].map((title) => ({ title })),
    batches: faultyRows(db, resource, batch, language),
  });
