import { uploads } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  ProblemError,
  recordActivity,
  type Scope,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { open, rename, writeFile } from 'node:fs/promises';
import { checkContent, type Content } from './check-content';
import { newFileName, partFile, removeFile, storedFile } from './upload-files';
import { dropUpload, findUpload, lockUpload, type UploadRow } from './upload-store';

/** The person who sends the last piece. */
interface Sender {
  caller: Caller;
  scope: Scope;
  request: FastifyRequest;
}

/** Flushes a file to disk, so that it survives a power cut. */
const sync = async (path: string) => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Path of the file to store: the upload itself, or its replacement beside it. */
const readyFile = async (part: string, { replacement }: Content) => {
  const ready = replacement ? `${part}.${newFileName()}` : part;
  if (replacement) await writeFile(ready, replacement, { mode: 0o600 });
  await sync(ready);
  return ready;
};

const store = async (deps: Deps, by: Sender, { id, kind }: UploadRow): Promise<UploadRow> => {
  const part = partFile(deps.config, id);
  const content = await checkContent(kind, part);
  const ready = await readyFile(part, content);
  const stored = await deps.database.db.transaction(async (tx) => {
    const row = await lockUpload(tx, deps, by.scope, id);
    if (row.storedAt) return row;
    const fileName = `${row.fileName}.${content.ending}`;
    await rename(ready, storedFile(deps.config, fileName));
    const storedAt = deps.now().toISOString();
    const [done] = await tx
      .update(uploads)
      .set({ fileName, details: content.details, storedAt })
      .where(eq(uploads.id, id))
      .returning();
    await recordActivity(tx, {
      at: storedAt,
      caller: by.caller,
      request: by.request,
      action: 'UPLOADED',
      subject: row.name,
      subjectId: id,
      entity: 'upload',
    });
    return done as UploadRow;
  });
  await Promise.all([part, ready].map(removeFile));
  return stored;
};

const finish = async (deps: Deps, by: Sender, upload: UploadRow): Promise<UploadRow> => {
  try {
    return await store(deps, by, upload);
  } catch (error) {
    if (error instanceof ProblemError) await dropUpload(deps, upload);
    else {
      // Another server finished the same file first.
      const now = await findUpload(deps, by.scope, upload.id);
      if (now.storedAt) return now;
    }
    throw error;
  }
};

/** Checks in progress: checking takes a while and may be requested again meanwhile. */
const running = new Map<string, Promise<UploadRow>>();

/**
 * Checks a complete file and moves it to the served folder. Nothing is written to it meanwhile, so
 * the stored file is the checked one.
 *
 * @throws ProblemError for what is not of its kind; it is gone then
 */
export const finishUpload = (deps: Deps, by: Sender, upload: UploadRow): Promise<UploadRow> => {
  const known = running.get(upload.id);
  if (known) return known;
  const finishing = finish(deps, by, upload).finally(() => running.delete(upload.id));
  running.set(upload.id, finishing);
  return finishing;
};
