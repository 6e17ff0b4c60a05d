import type {
  RegistrationDocumentInput,
  RegistrationDocumentState,
} from '@lms/org-management/contract';
import { organizationDocuments, type Transaction } from '@lms/server/database';
import {
  type Deps,
  joinPieces,
  maxFillMs,
  piecesReach,
  ProblemError,
  putPiece,
  removePieces,
  TooManyError,
  withWorkFile,
} from '@lms/server/platform';
import { and, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { checkDocumentContent } from './document-content';

/** Limit of documents without a registration: one gigabyte in total. */
const maxWaiting = 200;
const removeJob = 'remove-organization-documents';

type DocumentRow = typeof organizationDocuments.$inferSelect;

const nameOf = (key: string) => `documents/${key}`;

const removeFiles = async ({ files }: Deps, keys: string[]) => {
  for (const key of keys) {
    await files.remove(nameOf(key));
    await removePieces(files, key);
  }
};

/** Removes document files once the deletion of their organization is committed. */
export const documentsJob = (deps: Deps) =>
  deps.queue.handle(removeJob, async (payload) => {
    await removeFiles(deps, payload as string[]);
  });

/** Queues the removal of organizations' document files, to run once the transaction is committed. */
export const removeDocumentsOf = async (tx: Transaction, { queue }: Deps, ids: string[]) => {
  const rows = await tx
    .select({ key: organizationDocuments.key })
    .from(organizationDocuments)
    .where(inArray(organizationDocuments.organizationId, ids));
  const keys = rows.map(({ key }) => key);
  if (keys.length > 0) await queue.enqueue(tx, removeJob, keys);
};

const stateOf = ({ key, received, storedAt }: DocumentRow): RegistrationDocumentState => ({
  key,
  received,
  stored: storedAt !== null,
});

/** Deletes documents whose form was never submitted. */
const sweep = async (deps: Deps) => {
  const forgotten = new Date(deps.now().getTime() - maxFillMs).toISOString();
  const gone = await deps.database.db
    .delete(organizationDocuments)
    .where(
      and(
        isNull(organizationDocuments.organizationId),
        lt(organizationDocuments.createdAt, forgotten),
      ),
    )
    .returning({ key: organizationDocuments.key });
  await removeFiles(
    deps,
    gone.map(({ key }) => key),
  );
};

/** Starts the upload of a document in pieces. @throws TooManyError */
export const openDocument = async (
  deps: Deps,
  { name, bytes }: Omit<RegistrationDocumentInput, 'token'>,
): Promise<RegistrationDocumentState> => {
  const { db } = deps.database;
  await sweep(deps);
  const [waiting] = await db
    .select({ count: count() })
    .from(organizationDocuments)
    .where(isNull(organizationDocuments.organizationId));
  if ((waiting?.count ?? 0) >= maxWaiting) throw new TooManyError(60 * 60);
  const key = randomBytes(24).toString('hex');
  const createdAt = deps.now().toISOString();
  await db.insert(organizationDocuments).values({ key, name, bytes, createdAt });
  return { key, received: 0, stored: false };
};

const finish = async (deps: Deps, row: DocumentRow): Promise<RegistrationDocumentState> => {
  const { files, database } = deps;
  const { key } = row;
  const one = eq(organizationDocuments.id, row.id);
  const change = (values: Partial<DocumentRow>) =>
    database.db.update(organizationDocuments).set(values).where(one);
  const received = await piecesReach(files, key);
  if (received < row.bytes) {
    // Pieces were lost, as in a power cut.
    await change({ received });
    return { key, received, stored: false };
  }
  return withWorkFile(deps.config, async (path) => {
    await joinPieces(files, key, row.bytes, path);
    try {
      const { kind, bytes = row.bytes } = await checkDocumentContent(path);
      await files.take(nameOf(key), path);
      await change({ kind, bytes, storedAt: deps.now().toISOString() });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      await database.db.delete(organizationDocuments).where(one);
      await removeFiles(deps, [key]);
      throw error;
    }
    await removePieces(files, key);
    return { key, received: row.received, stored: true };
  });
};

/**
 * Appends a piece to the document. A repeated or early piece changes nothing: the answer has the next
 * offset.
 *
 * @throws ProblemError entity.notFound, request.tooLarge, or request.unsupportedType for what is
 *   neither a PDF nor a picture
 */
export const addPiece = async (
  deps: Deps,
  key: string,
  offset: number,
  piece: Buffer,
): Promise<RegistrationDocumentState> => {
  const { db } = deps.database;
  const [found] = await db
    .select()
    .from(organizationDocuments)
    .where(and(eq(organizationDocuments.key, key), isNull(organizationDocuments.organizationId)));
  if (!found) throw new ProblemError('entity.notFound');
  let row = found;
  if (!found.storedAt && offset === found.received && piece.length > 0) {
    const received = offset + piece.length;
    if (received > found.bytes) throw new ProblemError('request.tooLarge');
    await putPiece(deps.files, key, offset, piece);
    const [written] = await db
      .update(organizationDocuments)
      .set({ received })
      .where(
        and(eq(organizationDocuments.id, found.id), eq(organizationDocuments.received, offset)),
      )
      .returning();
    row = written ?? found;
  }
  const isWhole = row.storedAt === null && row.received === row.bytes;
  return isWhole ? finish(deps, row) : stateOf(row);
};

/**
 * Attaches documents to the organization that registered with them.
 *
 * @throws ProblemError validation.failed
 */
export const attachDocuments = async (tx: Transaction, organizationId: string, keys: string[]) => {
  const wanted = new Set(keys);
  const attached = await tx
    .update(organizationDocuments)
    .set({ organizationId })
    .where(
      and(
        inArray(organizationDocuments.key, [...wanted]),
        isNull(organizationDocuments.organizationId),
        isNotNull(organizationDocuments.storedAt),
      ),
    )
    .returning({ id: organizationDocuments.id });
  if (attached.length < wanted.size) {
    throw new ProblemError('validation.failed', [{ field: 'documents', code: 'invalid' }]);
  }
};

/** Reads a document with its content. */
export const readDocument = async (deps: Deps, organizationId: string, id: string) => {
  const [found] = await deps.database.db
    .select()
    .from(organizationDocuments)
    .where(
      and(
        eq(organizationDocuments.id, id),
        eq(organizationDocuments.organizationId, organizationId),
      ),
    );
  if (!found?.kind) throw new ProblemError('entity.notFound');
  const content = await deps.files.get(nameOf(found.key));
  if (!content) throw new ProblemError('entity.notFound');
  return { name: found.name, kind: found.kind, content: await buffer(content) };
};
