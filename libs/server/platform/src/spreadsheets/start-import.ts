import {
  type ColumnMapping,
  maxSpreadsheetRows,
  readMapping,
  type SpreadsheetImportQuery,
} from '@lms/contract';
import { importBatches, importRows } from '@lms/server/database';
import { recordActivity } from '../activity/activity-log';
import type { Deps } from '../deps';
import { ProblemError } from '../http/problems';
import { columnsOf, unknownTitles, unsetFields, withLetters } from './column-texts';
import { readSpreadsheet } from './read-spreadsheet';
import type { ImportBatch, ImportedBy, SpreadsheetResource } from './spreadsheet-resource';

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 1_000;
/** Rows within which the titles are looked for, from the first one with a text. */
const maxRowsAbove = 10;
/** Milliseconds for which an import is stored. */
const keptMs = 3 * 24 * 60 * 60_000;

export const forgetJob = 'spreadsheet.forget';
export const jobOf = ({ entity }: SpreadsheetResource) => `spreadsheet.${entity}`;

const refused = (params: { name: string }) =>
  new ProblemError('validation.failed', [{ field: 'mapping', code: 'unknown', params }]);

/**
 * Gives the columns that a reader has mapped the titles of their fields.
 *
 * @throws ProblemError validation.failed for a title that is understood or that the file lacks, or
 *   an unknown field
 */
const mapTitles = (
  { columns }: SpreadsheetResource,
  titles: string[],
  mapping: ColumnMapping,
): string[] => {
  const unknown = unknownTitles(columns, titles);
  const titleOf = new Map(columns.map(({ field, title }) => [field, title]));
  for (const [name, field] of Object.entries(mapping)) {
    if (!unknown.includes(name)) throw refused({ name });
    if (!titleOf.has(field)) throw refused({ name: field });
  }
  return titles.map((title) =>
    Object.hasOwn(mapping, title) ? (titleOf.get(mapping[title] ?? '') ?? title) : title,
  );
};

const checkTitles = ({ columns, keyFields, idField }: SpreadsheetResource, titles: string[]) => {
  const fields = columnsOf(columns, titles).map((column) => column?.field);
  const problem = (field: string, code: 'columnMissing' | 'repeated') => {
    const column = columns.find((one) => one.field === field)?.title ?? field;
    return new ProblemError('import.unreadable', [
      { field, code, params: { column, name: column } },
    ]);
  };
  const missing = keyFields.find((field) => !fields.includes(field));
  if (missing) throw problem(missing, 'columnMissing');
  const repeated = fields.find((field, index) => field && fields.indexOf(field) < index);
  if (repeated) throw problem(repeated, 'repeated');
  const placeOf = (field: string) => fields.indexOf(field);
  return { id: idField ? placeOf(idField) : -1, parts: keyFields.map(placeOf) };
};

/** Returns the key of a row; empty if a part of it is missing. */
const keyOf = ({ id, parts }: ReturnType<typeof checkTitles>, cells: string[]) => {
  const said = parts.map((at) => (cells[at] ?? '').normalize('NFC').toLowerCase());
  return cells[id] || (said.every(Boolean) ? said.join('\t') : '');
};

const rowsOf = (keyColumns: ReturnType<typeof checkTitles>, rows: string[][], headerAt: number) =>
  rows.flatMap((cells, index) =>
    cells.some(Boolean) ? { row: headerAt + index + 2, key: keyOf(keyColumns, cells), cells } : [],
  );

/**
 * Finds the row of the titles: blank rows and a heading in one cell may stand above it.
 *
 * @throws ProblemError import.unreadable if every cell is empty
 */
const findHeader = ({ columns }: SpreadsheetResource, rows: string[][]) => {
  const first = rows.findIndex((cells) => cells.some(Boolean));
  if (first < 0) {
    throw new ProblemError('import.unreadable', [{ field: 'file', code: 'fileEmpty' }]);
  }
  const isHeader = (cells: string[]) =>
    cells.filter(Boolean).length > 1 || columnsOf(columns, cells).some(Boolean);
  const found = rows.slice(first, first + maxRowsAbove).findIndex(isHeader);
  return first + Math.max(found, 0);
};

/**
 * Stores a file's rows for import.
 *
 * @throws ProblemError import.unreadable, import.tooLarge, or validation.failed for its mapping
 */
export const startImport = async (
  deps: Deps,
  resource: SpreadsheetResource,
  { caller, scope, request }: ImportedBy,
  query: SpreadsheetImportQuery,
  bytes: Uint8Array,
): Promise<ImportBatch> => {
  const all = await readSpreadsheet(bytes);
  const headerAt = findHeader(resource, all);
  const [found = [], ...rows] = all.slice(headerAt);
  const named = withLetters(resource.columns, found);
  const titles = mapTitles(resource, named, readMapping(query.mapping ?? '{}') ?? {});
  const isMappable =
    query.dryRun === 'true' &&
    unknownTitles(resource.columns, titles).length > 0 &&
    unsetFields(resource.columns, titles).some((field) => resource.keyFields.includes(field));
  // A reader who only looks is asked which column holds what is missing.
  const given = isMappable ? [] : rowsOf(checkTitles(resource, titles), rows, headerAt);
  if (given.length > maxSpreadsheetRows) throw new ProblemError('import.tooLarge');
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const [batch] = await tx
      .insert(importBatches)
      .values({
        entity: resource.entity,
        organizationId: scope.kind === 'all' ? null : caller.organizationId,
        createdBy: caller.userId,
        createdAt: now.toISOString(),
        dryRun: query.dryRun === 'true',
        invite: query.invite === 'true',
        titles,
        total: given.length,
        ...(given.length === 0 && { state: 'DONE' as const }),
      })
      .returning();
    if (!batch) throw new Error('No import was stored');
    if (!batch.dryRun) {
      const { entity, id: subjectId, createdAt: at } = batch;
      const of = { at, caller, request, entity, subjectId };
      await recordActivity(tx, { ...of, action: 'SPREADSHEET_IMPORTED' });
    }
    for (let from = 0; from < given.length; from += rowsAtOnce) {
      const part = given.slice(from, from + rowsAtOnce);
      await tx.insert(importRows).values(part.map((row) => ({ ...row, batchId: batch.id })));
    }
    const gone = new Date(now.getTime() + keptMs);
    await deps.queue.enqueue(tx, forgetJob, { batchId: batch.id }, gone);
    await deps.queue.enqueue(tx, jobOf(resource), { batchId: batch.id });
    return batch;
  });
};
