import {
  courseManagementPermissions,
  importLimit,
  type ImportReport,
  questionFileTypes,
  questionImportSchema,
} from '@lms/course-management/contract';
import {
  type Caller,
  checkFileType,
  type Deps,
  ProblemError,
  readNamedFile,
  recordActivity,
  route,
} from '@lms/server/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findBank, type FoundBank } from './find-bank';
import { noteDuplicates } from './note-duplicates';
import { encodePictures, storePictures, writePictures } from './pictures';
import { readFile } from './read-file';
import { storeQuestions } from './store-questions';
import { tellProgress } from './tell-progress';

type ReadyFile = Awaited<ReturnType<typeof encodePictures>>;

/** Stores all valid questions, or none. */
const store = async (
  deps: Deps,
  bank: FoundBank,
  { items, pictures }: ReadyFile,
  { caller, request }: { caller: Caller; request: FastifyRequest },
) => {
  const questions = items.flatMap(({ question }) => question ?? []);
  if (questions.length === 0) return;
  const at = deps.now().toISOString();
  await writePictures(deps, pictures);
  await deps.database.db.transaction(async (tx) => {
    await storePictures(tx, bank, pictures, { userId: caller.userId, storedAt: at });
    await storeQuestions(tx, bank, questions, caller.userId);
    const log = { action: 'IMPORTED' as const, subject: bank.name, entity: 'question' };
    await recordActivity(tx, { at, caller, request, ...log });
  });
};

export const questionImportRoutes = (app: FastifyInstance, deps: Deps) =>
  route(app, {
    method: 'POST',
    path: '/question/import',
    takes: 'multipart/form-data',
    summary:
      'Import a file of questions (multipart, at most 10 MiB), or only say what would come in',
    access: courseManagementPermissions['courseware.write'],
    query: questionImportSchema,
    bodyLimit: importLimit,
    limitPerMinute: 30,
    handle: async ({ scope, caller, request, query }): Promise<ImportReport> => {
      const { db } = deps.database;
      const bank = await findBank(db, scope, query.bankId);
      const isDryRun = query.dryRun === 'true';
      const sent = await readNamedFile(request, importLimit);
      checkFileType(sent, questionFileTypes);
      const { name, content: bytes } = sent;
      const of = { userId: caller.userId, id: query.progress, log: request.log };
      const { tell, told } = tellProgress(deps, of);
      const file = await readFile({ bytes, name, format: query.format }, { tell }).finally(told);
      const { format, otherFormat, items: read } = file;
      if (otherFormat && !isDryRun) {
        throw new ProblemError('validation.failed', [{ field: 'format', code: 'required' }]);
      }
      const noted = await noteDuplicates(db, bank.organizationId, read);
      const ready = await encodePictures(noted);
      if (!isDryRun) await store(deps, bank, ready, { caller, request });
      const items = ready.items.map(({ item }) => item);
      const accepted = ready.items.filter(({ question }) => question).length;
      const total = items.length;
      return { format, otherFormat, total, accepted, rejected: total - accepted, items };
    },
  });
