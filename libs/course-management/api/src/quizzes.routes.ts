import type { LearnerQuestion } from '@lms/contract';
import {
  courseManagementPermissions,
  quizPreviewQuerySchema,
  quizResource,
} from '@lms/course-management/contract';
import { quizOverrides, quizzes } from '@lms/server/database';
import { type Deps, entityRoutes, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { lockDrawnBanks, refuseUsedQuiz, requireReady } from './quiz-check';
import { quizItems } from './quiz-items';
import { quizItemRoutes } from './quiz-items.routes';
import { quizOverrideRoutes } from './quiz-overrides.routes';
import { contentsOf } from './quiz-questions/attempt-contents';
import { drawItems } from './quiz-questions/draw-items';
import { learnerQuestions } from './quiz-questions/learner-questions';
import { createQuiz, findQuiz, updateQuiz } from './quiz-save';
import { readQuizStatistics } from './quiz-statistics';

export const quizRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  entityRoutes(app, deps, {
    resource: quizResource,
    table: quizzes,
    searchColumns: [quizzes.title],
    tenantField: 'organizationId',
    toItems: quizItems,
    parts: [{ table: quizOverrides, of: quizOverrides.quizId }],
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
    },
    saves: {
      create: (by, input) => db.transaction((tx) => createQuiz(tx, by, input)),
      update: (by, id, input, version) =>
        db.transaction((tx) => updateQuiz(tx, deps, by, id, input, version)),
    },
    async checkStatus(tx, rows, status) {
      if (status !== 'ACTIVE') return;
      await lockDrawnBanks(
        tx,
        rows.flatMap(({ items }) => items),
      );
      for (const { items } of rows) await requireReady(tx, items);
    },
    async beforeDelete(tx, ids) {
      for (const id of ids) await refuseUsedQuiz(tx, await findQuiz(tx, { kind: 'all' }, id));
    },
  });
  quizOverrideRoutes(app, deps);
  quizItemRoutes(app, deps);

  route(app, {
    method: 'GET',
    path: '/quiz/:id/statistics',
    summary: 'How the quiz and its questions work, from the marked attempts',
    access: courseManagementPermissions['courseware.read'],
    handle: async ({ scope, params }) =>
      readQuizStatistics(db, await findQuiz(db, scope, params.id)),
  });

  route(app, {
    method: 'GET',
    path: '/quiz/:id/preview',
    summary: 'Preview the questions as a learner would get them; nothing is stored',
    access: courseManagementPermissions['courseware.read'],
    query: quizPreviewQuerySchema,
    handle: async ({ scope, params, query }): Promise<LearnerQuestion[]> => {
      const quiz = await findQuiz(db, scope, params.id);
      const seed = query.seed ?? quiz.id;
      const { items } = await drawItems(db, quiz, seed);
      if (items.length === 0) await requireReady(db, quiz.items);
      return learnerQuestions({ items, seed, rules: quiz }, await contentsOf(db, { items }));
    },
  });
};
