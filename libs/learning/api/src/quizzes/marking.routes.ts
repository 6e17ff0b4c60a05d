import { sharedPermissions } from '@lms/contract';
import { findQuiz } from '@lms/course-management/api';
import {
  courseManagementPermissions,
  type Regrade,
  regradeQuerySchema,
} from '@lms/course-management/contract';
import { essayMarkSchema } from '@lms/learning/contract';
import { type Deps, recordActivity, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { essayFindSchema, findEssayQuizzes, findEssays } from './essays';
import { extensionJobs } from './extend-attempts';
import { markEssay } from './mark-essay';
import { regrade, regradeJobs } from './regrade';

/** Marking of essays and regrading, for authors. */
export const markingRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  regradeJobs(deps);
  extensionJobs(deps);

  route(app, {
    method: 'POST',
    path: '/essay/find',
    summary:
      'List the essays that wait for a mark, the oldest first; with `markedAt`, those marked then',
    reads: true,
    access: sharedPermissions['essay.mark'],
    body: essayFindSchema,
    handle: ({ scope, body }) => findEssays(db, scope, body),
  });

  route(app, {
    method: 'GET',
    path: '/essay/quiz',
    summary: 'List the quizzes that hold essays, waiting or marked',
    access: sharedPermissions['essay.mark'],
    handle: ({ scope }) => findEssayQuizzes(db, scope),
  });

  route(app, {
    method: 'PUT',
    path: '/essay/:attemptId/:questionId',
    operationId: 'markEssay',
    summary: 'Mark an essay, or correct its mark; what was earned stays',
    access: sharedPermissions['essay.mark'],
    body: essayMarkSchema,
    handle: ({ scope, caller, request, params: { attemptId, questionId }, body }) =>
      markEssay(deps, { scope, caller, request, attemptId, questionId }, body),
  });

  route(app, {
    method: 'POST',
    path: '/quiz/:id/regrade',
    summary:
      'Mark the finished attempts by the corrected questions; takes back no completion and no certificate',
    access: courseManagementPermissions['courseware.write'],
    query: regradeQuerySchema,
    limitPerMinute: 20,
    handle: async ({ scope, params, query, caller, request }): Promise<Regrade> => {
      const quiz = await findQuiz(db, scope, params.id);
      const done = await regrade(deps, quiz.id, query.dryRun === 'true');
      if (query.dryRun === 'false' && done.changes.length > 0) {
        await recordActivity(db, {
          at: deps.now().toISOString(),
          caller,
          request,
          action: 'QUIZ_REGRADED',
          subject: quiz.title,
          subjectId: quiz.id,
          entity: 'quiz',
        });
      }
      return done;
    },
  });
};
