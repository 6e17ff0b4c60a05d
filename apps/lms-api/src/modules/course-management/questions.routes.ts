import {
  duplicateQuerySchema,
  type QuestionInput,
  questionResource,
  type QuestionVersion,
} from '@lms/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { type SavedBy, entityRoutes } from '../../entity/entity-routes';
import type { Scope } from '../../http/caller';
import { ProblemError } from '../../http/problems';
import { route } from '../../http/route';
import { users } from '../auth/users.table';
import { findDuplicates } from './question-duplicates';
import { questionItems } from './question-rows';
import { refuseUsedQuestions } from './question-use';
import { questions, questionVersions } from './questions.table';
import { saveQuestion } from './save-question';

const findVersions = async (
  { database: { db } }: Deps,
  scope: Scope,
  id: string,
): Promise<QuestionVersion[]> => {
  const own =
    scope.kind === 'all'
      ? undefined
      : eq(questions.organizationId, scope.organizationId ?? scope.userId);
  const versions = await db
    .select({
      contentVersion: questionVersions.contentVersion,
      createdAt: questionVersions.createdAt,
      authorName: users.name,
      content: questionVersions.content,
    })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .leftJoin(users, eq(users.id, questionVersions.createdBy))
    .where(and(eq(questions.id, id), own))
    .orderBy(desc(questionVersions.contentVersion));
  if (versions.length === 0) throw new ProblemError('entity.notFound');
  return versions;
};

export const questionRoutes = (app: FastifyInstance, deps: Deps) => {
  const save = (
    { scope, caller, log }: SavedBy,
    input: QuestionInput,
    existing?: { id: string; version: number },
  ) =>
    deps.database.db.transaction(async (tx) => {
      const saved = await saveQuestion(tx, { scope, authorId: caller.userId, input, existing });
      await log(tx, existing ? 'CHANGED' : 'CREATED', [saved]);
      return saved.id;
    });

  entityRoutes(app, deps, {
    resource: questionResource,
    table: questions,
    searchColumns: [questions.name, questions.plainText],
    tenantField: 'organizationId',
    toItems: questionItems,
    checkDelete: refuseUsedQuestions,
    permissions: { read: 'courseware.read', write: 'courseware.write' },
    saves: {
      create: (by, input) => save(by, input),
      update: async (by, id, input, version) => void (await save(by, input, { id, version })),
    },
  });
  route(app, {
    method: 'GET',
    path: '/question/:id/version',
    summary: 'What a question asked at each of its versions, by whom and when',
    access: 'courseware.read',
    handle: ({ scope, params }) => findVersions(deps, scope, params.id),
  });
  route(app, {
    method: 'POST',
    path: '/question/duplicate/find',
    summary: 'Groups of questions that say the same, at least one of each in the bank',
    access: 'courseware.read',
    body: duplicateQuerySchema,
    limitPerMinute: 30,
    handle: ({ scope, body }) => findDuplicates(deps, scope, body.bankId),
  });
};
