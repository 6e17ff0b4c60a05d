import { uploads } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  joinPieces,
  ProblemError,
  recordActivity,
  removePieces,
  type Scope,
  storedName,
  uploadsPath,
  withWorkFile,
} from '@lms/server/platform';
import type { FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { checkContent } from './check-content';
import { requireRoom } from './upload-files';
import { dropUpload, findUpload, isOpen, type UploadRow } from './upload-store';

/** The person who sends the last piece. */
export interface Sender {
  caller: Caller;
  scope: Scope;
  request: FastifyRequest;
}

/**
 * Checks a complete file on this machine's disk, where nobody else writes to it, and stores it, so
 * that the stored file is the checked one.
 *
 * @throws ProblemError for what is not of its kind; the upload is gone then
 */
export const storeUpload = async (
  deps: Deps,
  by: Sender,
  upload: UploadRow,
  path: string,
): Promise<UploadRow> => {
  const { id, kind } = upload;
  const { ending, details, replacement } = await checkContent(kind, path).catch(
    async (error: unknown) => {
      if (error instanceof ProblemError) await dropUpload(deps, upload);
      throw error;
    },
  );
  const fileName = `${upload.fileName}.${ending}`;
  const name = storedName(uploadsPath + fileName);
  if (replacement) await deps.files.put(name, Buffer.from(replacement));
  else await deps.files.take(name, path);
  const storedAt = deps.now().toISOString();
  const done = await deps.database.db.transaction(async (tx) => {
    const [row] = await tx
      .update(uploads)
      .set({ fileName, details, storedAt })
      .where(isOpen(id))
      .returning();
    if (!row) return undefined;
    await recordActivity(tx, {
      at: storedAt,
      caller: by.caller,
      request: by.request,
      action: 'UPLOADED',
      subject: row.name,
      subjectId: id,
      entity: 'upload',
    });
    return row;
  });
  // Without a row, another server finished the same file first.
  return done ?? findUpload(deps, by.scope, id);
};

const finish = async (deps: Deps, by: Sender, upload: UploadRow): Promise<UploadRow> => {
  await requireRoom(deps.config, upload.bytes);
  return withWorkFile(deps.config, async (path) => {
    const { files } = deps;
    try {
      await joinPieces(files, upload.id, upload.bytes, path);
    } catch (error) {
      // Another server, which finished the same file, has removed them.
      const now = await findUpload(deps, by.scope, upload.id);
      if (now.storedAt) return now;
      throw error;
    }
    const stored = await storeUpload(deps, by, upload, path);
    await removePieces(files, upload.id);
    return stored;
  });
};

/** Checks in progress: checking takes a while and may be requested again meanwhile. */
const running = new Map<string, Promise<UploadRow>>();

const finishOnce = (deps: Deps, by: Sender, upload: UploadRow): Promise<UploadRow> => {
  const known = running.get(upload.id);
  if (known) return known;
  const finishing = finish(deps, by, upload).finally(() => running.delete(upload.id));
  running.set(upload.id, finishing);
  return finishing;
};

/**
 * Checks and stores an upload whose pieces have all come.
 *
 * @returns the upload as it was when storing takes long: who sent it asks again by an empty piece
 * @throws ProblemError for what is not of its kind; it is gone then
 */
export const finishUpload = (deps: Deps, by: Sender, upload: UploadRow): Promise<UploadRow> =>
  Promise.race([
    finishOnce(deps, by, upload),
    setTimeout(deps.config.filesAnswerMs, upload, { ref: false }),
  ]);
