import {
  type ResumableUploadInput,
  type Upload,
  uploadLimits,
  type UploadState,
} from '@lms/course-management/contract';
import { newId, uploads } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  piecesReach,
  ProblemError,
  putPiece,
  removePieces,
  type Scope,
  uploadsPath,
} from '@lms/server/platform';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { mayBegin } from './check-content';
import { planSweep } from './sweep-uploads';
import { newFileName, requireRoom } from './upload-files';

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

/** Matches an upload that is not stored yet. */
export const isOpen = (id: string) => and(eq(uploads.id, id), isNull(uploads.storedAt));

const reached = (scope: Scope, id: string) => {
  const organization =
    scope.kind === 'all'
      ? undefined
      : scope.organizationId
        ? eq(uploads.organizationId, scope.organizationId)
        : sql`false`;
  return and(eq(uploads.id, id), organization);
};

const readUpload = async ({ database: { db } }: Deps, scope: Scope, id: string) => {
  const [row] = await db.select().from(uploads).where(reached(scope, id));
  if (!row) throw new ProblemError('entity.notFound');
  return row;
};

/**
 * Reads an upload. Pieces that are not there any more, as after a power cut, count as not received.
 *
 * @throws ProblemError entity.notFound if it is out of the caller's reach
 */
export const findUpload = async (deps: Deps, scope: Scope, id: string): Promise<UploadRow> => {
  const row = await readUpload(deps, scope, id);
  if (row.storedAt || row.received === 0) return row;
  const received = await piecesReach(deps.files, id);
  if (received >= row.received) return row;
  await deps.database.db
    .update(uploads)
    .set({ received })
    .where(and(isOpen(id), eq(uploads.received, row.received)));
  return readUpload(deps, scope, id);
};

const lastPart = (name: string) => name.split(/[\\/]/).at(-1)?.trim();

/**
 * Creates an upload to be filled, or one of which `received` bytes have come.
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
export const dropUpload = async ({ files, database: { db } }: Deps, { id }: UploadRow) => {
  await db.delete(uploads).where(eq(uploads.id, id));
  await removePieces(files, id);
};

const refusePlace = (received: number) => {
  throw new ProblemError('entity.conflict', [
    { field: 'offset', code: 'invalid', params: { received } },
  ]);
};

const requirePlace = ({ received, bytes }: UploadRow, offset: number, piece: Buffer) => {
  if (offset !== received) refusePlace(received);
  if (offset + piece.length > bytes) throw new ProblemError('request.tooLarge');
};

/**
 * Appends a piece to an upload. No transaction is open while it is stored, which may take seconds;
 * of two pieces for one offset the second is refused.
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
  const found = await findUpload(deps, scope, id);
  requirePlace(found, offset, piece);
  if (piece.length === 0) return found;
  if (offset === 0 && !mayBegin(found.kind, piece)) {
    await dropUpload(deps, found);
    throw new ProblemError('request.unsupportedType');
  }
  await requireRoom(deps.config, piece.length);
  await putPiece(deps.files, id, offset, piece);
  const [written] = await deps.database.db
    .update(uploads)
    .set({ received: offset + piece.length })
    .where(and(isOpen(id), eq(uploads.received, offset)))
    .returning();
  return written ?? refusePlace((await readUpload(deps, scope, id)).received);
};
