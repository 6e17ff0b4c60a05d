import {
  batchCodeSpreadsheetColumns,
  orgManagementPermissions,
  toBatchCode,
} from '@lms/org-management/contract';
import { batchCodes, newId, type Transaction } from '@lms/server/database';
import {
  type Deps,
  type GivenRow,
  type ImportedBy,
  recordActivities,
  type SpreadsheetResource,
} from '@lms/server/platform';
import { inArray, sql } from 'drizzle-orm';
import { findNamed } from '../organizations/named-organizations';
import { countPlaces } from './find-batch';
import { findNamedCourses } from './named-courses';
import { planBatch, type PlannedBatch } from './plan-batch';
import { undoBatches } from './undo-batches';

const codeOf = ({ cells }: GivenRow) => toBatchCode(cells.get('code') ?? '').normalize('NFC');

/** Finds the batches with these rows' codes and locks them in a fixed order. */
const lockKnownBatches = async (tx: Transaction, rows: GivenRow[]) => {
  const found = await tx
    .select()
    .from(batchCodes)
    .where(inArray(batchCodes.code, rows.map(codeOf)))
    .orderBy(batchCodes.id)
    .for('update');
  return new Map(found.map((batch) => [batch.code, batch]));
};

const textsOf = (rows: GivenRow[], field: string) =>
  rows.map(({ cells }) => cells.get(field) ?? '').filter(Boolean);

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/** Inserts new batches and updates changed ones in one statement. */
const write = async (tx: Transaction, deps: Deps, by: ImportedBy, planned: PlannedBatch[]) => {
  const rows = planned.flatMap(({ taken, values }) => {
    if (!values) return [];
    taken.targetId ??= newId();
    return { ...values, id: taken.targetId };
  });
  if (rows.length === 0) return;
  const stored = await tx
    .insert(batchCodes)
    .values(rows)
    .onConflictDoUpdate({
      target: batchCodes.id,
      set: {
        title: excluded('title'),
        courseId: excluded('course_id'),
        startsOn: excluded('starts_on'),
        endsOn: excluded('ends_on'),
        capacity: excluded('capacity'),
        status: excluded('status'),
        version: sql`${batchCodes.version} + 1`,
        updatedAt: deps.now().toISOString(),
      },
    })
    .returning({ id: batchCodes.id, version: batchCodes.version });
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  for (const { taken } of planned) taken.version = versions.get(taken.targetId ?? '');
  const { caller, request } = by;
  const log = { at: deps.now().toISOString(), caller, request, entity: 'batch-code' };
  const made = (change: string) =>
    planned.flatMap(({ taken, values }) =>
      values && taken.change === change
        ? { subject: `${values.title} (${values.code})`, subjectId: taken.targetId ?? '' }
        : [],
    );
  await recordActivities(tx, { ...log, action: 'CREATED' }, made('created'));
  await recordActivities(tx, { ...log, action: 'CHANGED' }, made('changed'));
};

/** Batch codes by spreadsheet: a known code is updated, any other is created. */
export const batchSpreadsheet: SpreadsheetResource = {
  entity: 'batch-code',
  path: '/batch-code',
  permission: orgManagementPermissions['batchCode.write'],
  columns: batchCodeSpreadsheetColumns,
  keyFields: ['code'],
  async take(tx, deps, by, { dryRun }, rows) {
    const found = await lockKnownBatches(tx, rows);
    const standing = [...found.values()];
    const context = {
      taken: await countPlaces(
        tx,
        standing.map(({ id }) => id),
      ),
      organizations: await findNamed(
        ...([tx, by.scope, textsOf(rows, 'organizationId')] as const),
        standing.map(({ organizationId }) => organizationId),
      ),
      courses: await findNamedCourses(
        ...([tx, by.scope, textsOf(rows, 'courseId')] as const),
        standing.map(({ courseId }) => courseId),
      ),
    };
    const planned = rows.map((row) => planBatch(by.scope, row, found.get(codeOf(row)), context));
    if (!dryRun) await write(tx, deps, by, planned);
    return planned.map(({ taken }) => taken);
  },
  undo: undoBatches,
};
