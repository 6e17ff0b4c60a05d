import {
  courseManagementPermissions,
  duplicateQuerySchema,
  type QuestionInput,
  questionResource,
  type QuestionVersion,
  similarQuerySchema,
  tagQuerySchema,
} from '@lms/course-management/contract';
import { questions, questionVersions, users } from '@lms/server/database';
import {
  type Deps,
  entityRoutes,
  ProblemError,
  route,
  type SavedBy,
  type Scope,
} from '@lms/server/platform';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refuseDrawnQuestions } from './question-draws';
import { findDuplicates, findSimilar } from './question-duplicates';
import { questionItems } from './question-rows';
import { refuseUsedQuestions } from './question-use';
import { findRegradable } from './regradable-quizzes';
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

const maxTags = 200;

/** Returns the tags of a bank's questions, or of all, sorted; none out of the caller's reach. */
const findTags = async ({ database: { db } }: Deps, scope: Scope, bankId?: string) => {
  const own =
    scope.kind === 'all'
      ? undefined
      : eq(questions.organizationId, scope.organizationId ?? scope.userId);
  const tag = sql<string>`unnest(${questions.tags})`;
  const found = await db
    .selectDistinct({ tag })
    .from(questions)
    .where(and(bankId ? eq(questions.bankId, bankId) : undefined, own))
    .orderBy(tag)
    .limit(maxTags);
  return found.map((row) => row.tag);
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
    async checkStatus(tx, rows, status) {
      if (status === 'ACTIVE') return;
      const ids = rows.map(({ id }) => id);
      await refuseDrawnQuestions(tx, ids, (question) => ({ ...question, status }));
    },
    async beforeDelete(tx, ids) {
      await refuseUsedQuestions(tx, ids);
      await refuseDrawnQuestions(tx, ids, () => undefined);
    },
    parts: [{ table: questionVersions, of: questionVersions.questionId }],
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
    },
    saves: {
      create: (by, input) => save(by, input),
      update: async (by, id, input, version) => void (await save(by, input, { id, version })),
    },
  });
  route(app, {
    method: 'GET',
    path: '/question/:id/version',
    summary: 'List what a question asked at each of its versions, by whom and when',
    access: courseManagementPermissions['courseware.read'],
    handle: ({ scope, params }) => findVersions(deps, scope, params.id),
  });
  route(app, {
    method: 'GET',
    path: '/question/:id/regradable',
    operationId: 'findRegradableQuizzes',
    summary: 'List the quizzes whose finished attempts asked an earlier version of a question',
    access: courseManagementPermissions['courseware.read'],
    handle: ({ scope, params }) => findRegradable(deps, scope, params.id),
  });
  route(app, {
    method: 'POST',
    path: '/question/duplicate',
    operationId: 'findDuplicateQuestions',
    summary: 'Find groups of questions that say the same, at least one of each in the bank',
    reads: true,
    access: courseManagementPermissions['courseware.read'],
    body: duplicateQuerySchema,
    limitPerMinute: 30,
    handle: ({ scope, body }) => findDuplicates(deps, scope, body.bankId),
  });
  route(app, {
    method: 'POST',
    path: '/question/similar',
    operationId: 'findSimilarQuestions',
    summary: 'Find questions that say what is being written',
    reads: true,
    access: courseManagementPermissions['courseware.read'],
    body: similarQuerySchema,
    limitPerMinute: 120,
    handle: ({ scope, body }) => findSimilar(deps, scope, body),
  });
  route(app, {
    method: 'GET',
    path: '/question/tag',
    summary: 'List the tags of a bank’s questions, or of all questions',
    access: courseManagementPermissions['courseware.read'],
    query: tagQuerySchema,
    handle: ({ scope, query }) => findTags(deps, scope, query.bankId),
  });
};
