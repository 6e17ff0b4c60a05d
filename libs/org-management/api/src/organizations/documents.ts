import type {
  RegistrationDocumentInput,
  RegistrationDocumentState,
} from '@lms/org-management/contract';
import { organizationDocuments, type Transaction } from '@lms/server/database';
import { type Deps, maxFillMs, ProblemError, TooManyError } from '@lms/server/platform';
import { and, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { constants, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDocumentContent } from './document-content';

/** Limit of documents without a registration: one gigabyte in total. */
const maxWaiting = 200;
const removeJob = 'remove-organization-documents';

type DocumentRow = typeof organizationDocuments.$inferSelect;

const folderOf = ({ config }: Pick<Deps, 'config'>) => join(config.dataDir, 'documents');
const fileOf = (deps: Pick<Deps, 'config'>, key: string) => join(folderOf(deps), key);

const removeFiles = (deps: Deps, keys: string[]) =>
  Promise.all(keys.map((key) => rm(fileOf(deps, key), { force: true })));

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
  const { db } = deps.database;
  const one = eq(organizationDocuments.id, row.id);
  try {
    const { kind, bytes = row.bytes } = await checkDocumentContent(fileOf(deps, row.key));
    const storedAt = deps.now().toISOString();
    await db.update(organizationDocuments).set({ kind, bytes, storedAt }).where(one);
    return { key: row.key, received: row.received, stored: true };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await db.delete(organizationDocuments).where(one);
    await removeFiles(deps, [row.key]);
    throw error;
  }
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
  const row = await deps.database.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(organizationDocuments)
      .where(and(eq(organizationDocuments.key, key), isNull(organizationDocuments.organizationId)))
      .for('update');
    if (!found) throw new ProblemError('entity.notFound');
    if (found.storedAt || offset !== found.received) return found;
    const received = offset + piece.length;
    if (received > found.bytes) throw new ProblemError('request.tooLarge');
    await mkdir(folderOf(deps), { recursive: true, mode: 0o700 });
    const file = await open(fileOf(deps, key), constants.O_CREAT | constants.O_WRONLY, 0o600);
    try {
      await file.write(piece, 0, piece.length, offset);
    } finally {
      await file.close();
    }
    await tx
      .update(organizationDocuments)
      .set({ received })
      .where(eq(organizationDocuments.id, found.id));
    return { ...found, received };
  });
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
  if (!found) throw new ProblemError('entity.notFound');
  return { name: found.name, kind: found.kind, content: await readFile(fileOf(deps, found.key)) };
};
