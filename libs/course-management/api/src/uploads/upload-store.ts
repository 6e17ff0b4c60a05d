import {
  type ResumableUploadInput,
  type Upload,
  uploadLimits,
  type UploadState,
} from '@lms/course-management/contract';
import { newId, type Transaction, uploads } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  ProblemError,
  type Scope,
  uploadsPath,
} from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import { mayBegin } from './check-content';
import { planSweep } from './sweep-uploads';
import { fileSize, newFileName, partFile, removeFile, requireRoom, writeAt } from './upload-files';

export type UploadRow = typeof uploads.$inferSelect;

export const toUpload = ({ id, kind, fileName, name, bytes, details }: UploadRow): Upload => ({
  id,
  kind,
  name,
  bytes,
  url: uploadsPath + fileName,
  durationSeconds: details.durationSeconds ?? null,
  posterUrl: details.posterUrl ?? null,
  transcript: details.transcript ?? null,
});

export const toState = (row: UploadRow): UploadState => {
  const { id, kind, name, bytes, received } = row;
  return { id, kind, name, bytes, received, upload: row.storedAt ? toUpload(row) : null };
};

const reached = (scope: Scope, id: string) => {
  const organization =
    scope.kind === 'all'
      ? undefined
      : scope.organizationId
        ? eq(uploads.organizationId, scope.organizationId)
        : sql`false`;
  return and(eq(uploads.id, id), organization);
};

/** Adds the number of bytes on disk to a row. */
const withReceived = async (deps: Deps, row: UploadRow | undefined): Promise<UploadRow> => {
  if (!row) throw new ProblemError('entity.notFound');
  if (row.storedAt) return row;
  const there = await fileSize(partFile(deps.config, row.id));
  return { ...row, received: Math.min(row.received, there) };
};

/** Reads an upload. @throws ProblemError entity.notFound if it is out of the caller's reach */
export const findUpload = async (deps: Deps, scope: Scope, id: string): Promise<UploadRow> => {
  const [row] = await deps.database.db.select().from(uploads).where(reached(scope, id));
  return withReceived(deps, row);
};

/** Locks an upload until the transaction ends. */
export const lockUpload = async (tx: Transaction, deps: Deps, scope: Scope, id: string) => {
  const [row] = await tx.select().from(uploads).where(reached(scope, id)).for('update');
  return withReceived(deps, row);
};

const lastPart = (name: string) => name.split(/[\\/]/).at(-1)?.trim();

/**
 * Creates an upload to be filled, or one of which `received` bytes exist already.
 *
 * @throws ProblemError request.tooLarge, or server.unavailable when the disk has no room for it
 */
export const openUpload = async (
  deps: Deps,
  { userId, organizationId }: Caller,
  { kind, name, bytes }: ResumableUploadInput,
  received = 0,
): Promise<UploadRow> => {
  if (bytes > uploadLimits[kind]) throw new ProblemError('request.tooLarge');
  await requireRoom(deps.config, bytes);
  const values = { userId, organizationId, kind, bytes, fileName: newFileName() };
  const [row] = await deps.database.db
    .insert(uploads)
    .values({ ...values, received, id: newId(), name: lastPart(name) || kind.toLowerCase() })
    .returning();
  await planSweep(deps);
  return row as UploadRow;
};

/** Deletes an upload whose content was refused. */
export const dropUpload = async ({ config, database: { db } }: Deps, { id }: UploadRow) => {
  await db.delete(uploads).where(eq(uploads.id, id));
  await removeFile(partFile(config, id));
};

const requirePlace = ({ received, bytes }: UploadRow, offset: number, piece: Buffer) => {
  if (offset !== received) {
    throw new ProblemError('entity.conflict', [
      { field: 'offset', code: 'invalid', params: { received } },
    ]);
  }
  if (offset + piece.length > bytes) throw new ProblemError('request.tooLarge');
};

/**
 * Appends a piece to the file. The row stays locked meanwhile: the second of two pieces for one
 * offset is refused, and nothing is written to a complete file.
 *
 * @throws ProblemError entity.conflict with where the piece should begin, or request.unsupportedType
 */
export const appendPiece = async (
  deps: Deps,
  scope: Scope,
  id: string,
  offset: number,
  piece: Buffer,
): Promise<UploadRow> => {
  const { config, database } = deps;
  const row = await database.db.transaction(async (tx) => {
    const found = await lockUpload(tx, deps, scope, id);
    requirePlace(found, offset, piece);
    if (piece.length === 0) return found;
    if (offset === 0 && !mayBegin(found.kind, piece)) {
      await tx.delete(uploads).where(eq(uploads.id, id));
      return undefined;
    }
    await requireRoom(config, piece.length);
    await writeAt(partFile(config, id), offset, piece);
    const [written] = await tx
      .update(uploads)
      .set({ received: offset + piece.length })
      .where(eq(uploads.id, id))
      .returning();
    return written;
  });
  if (!row) throw new ProblemError('request.unsupportedType');
  return row;
};
