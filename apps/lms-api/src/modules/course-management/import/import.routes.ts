import { type ImportReport, importLimit, questionImportSchema } from '@lms/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import type { Caller } from '../../../http/caller';
import { ProblemError } from '../../../http/problems';
import { route } from '../../../http/route';
import { recordActivity } from '../../communication/activity';
import { findBank, type FoundBank } from './find-bank';
import { noteDuplicates } from './note-duplicates';
import { encodePictures, storePictures, writePictures } from './pictures';
import { readFile } from './read-file';
import { storeQuestions } from './store-questions';

/** What breaks off in the middle is the form's fault; a limit's refusal has its own status. */
const malformed = (error: { statusCode?: number }) => {
  throw error.statusCode ? error : new ProblemError('request.malformed');
};

const fileOf = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new ProblemError('request.unsupportedType');
  const limits = { files: 1, fields: 0, fileSize: importLimit };
  const bytes = await request
    .file({ limits })
    .then((file) => file?.toBuffer())
    .catch(malformed);
  if (!bytes) throw new ProblemError('request.malformed');
  return bytes;
};

type ReadyFile = Awaited<ReturnType<typeof encodePictures>>;

/** All questions that can be taken, or none. */
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
    summary:
      'Import a file of questions (multipart, at most 10 MiB), or only say what would come in',
    access: 'courseware.write',
    query: questionImportSchema,
    bodyLimit: importLimit,
    limitPerMinute: 30,
    handle: async ({ scope, caller, request, query }): Promise<ImportReport> => {
      const { db } = deps.database;
      const bank = await findBank(db, scope, query.bankId);
      const { format, items: read } = await readFile({
        bytes: await fileOf(request),
        format: query.format,
      });
      const noted = await noteDuplicates(db, bank.organizationId, read);
      const ready = await encodePictures(noted);
      if (query.dryRun !== 'true') await store(deps, bank, ready, { caller, request });
      const items = ready.items.map(({ item }) => item);
      const accepted = ready.items.filter(({ question }) => question).length;
      return { format, total: items.length, accepted, rejected: items.length - accepted, items };
    },
  });
