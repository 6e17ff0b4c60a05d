import {
  courseManagementPermissions,
  type QuizDrawn,
  quizDrawSchema,
  type QuizReferences,
} from '@lms/course-management/contract';
import { questionBanks, questions } from '@lms/server/database';
import { type Deps, route, type Scope } from '@lms/server/platform';
import { and, arrayContains, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findQuiz } from './quiz-save';

const within = (scope: Scope, { organizationId }: typeof questions | typeof questionBanks) =>
  scope.kind === 'all' ? undefined : eq(organizationId, scope.organizationId ?? scope.userId);

/** Routes for the editor of a quiz's items. */
export const quizItemRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/quiz/:id/reference',
    summary: 'Name the questions and banks that the items of a quiz refer to',
    access: courseManagementPermissions['courseware.read'],
    handle: async ({ scope, params }): Promise<QuizReferences> => {
      const { items } = await findQuiz(db, scope, params.id);
      const questionIds = items.flatMap((item) => (item.kind === 'FIXED' ? item.questionId : []));
      const bankIds = items.flatMap((item) => (item.kind === 'RANDOM' ? item.bankId : []));
      return {
        questions: await db
          .select({ id: questions.id, name: questions.name, type: questions.type })
          .from(questions)
          .where(inArray(questions.id, questionIds)),
        banks: await db
          .select({ id: questionBanks.id, name: questionBanks.name })
          .from(questionBanks)
          .where(inArray(questionBanks.id, bankIds)),
      };
    },
  });

  route(app, {
    method: 'POST',
    path: '/quiz/draw',
    operationId: 'drawQuestions',
    summary: 'Count the questions that a random item could draw, and list the tags to narrow it by',
    reads: true,
    access: courseManagementPermissions['courseware.read'],
    body: quizDrawSchema,
    handle: async ({
      scope,
      body: { bankId, difficulty, tags = [], takenIds = [] },
    }): Promise<QuizDrawn> => {
      const inBank = and(
        eq(questions.bankId, bankId),
        eq(questions.status, 'ACTIVE'),
        within(scope, questions),
      );
      const found = await db
        .selectDistinct({ tag: sql<string>`unnest(${questions.tags})`.as('tag') })
        .from(questions)
        .where(inBank)
        .orderBy(asc(sql`tag`));
      const fitting = and(
        inBank,
        difficulty && eq(questions.difficulty, difficulty),
        tags.length > 0 ? arrayContains(questions.tags, tags) : undefined,
        notInArray(questions.id, takenIds),
      );
      const inactive = and(
        eq(questionBanks.id, bankId),
        eq(questionBanks.status, 'INACTIVE'),
        within(scope, questionBanks),
      );
      return {
        fitting: await db.$count(questions, fitting),
        isInactive: (await db.$count(questionBanks, inactive)) > 0,
        tags: found.map(({ tag }) => tag),
      };
    },
  });
};
