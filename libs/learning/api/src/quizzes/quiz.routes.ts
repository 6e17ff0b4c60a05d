import { sharedPermissions } from '@lms/contract';
import {
  answerSchema,
  attemptResource,
  learningPermissions,
  preparedAnswersSchema,
} from '@lms/learning/contract';
import { type Deps, listRoutes, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { findMyAttempt, viewAttempt } from './attempt-view';
import { attemptColumns, findAttempts } from './find-attempts';
import { finishAttempt, finishIfExpired } from './finish-attempt';
import { prepareAttempts } from './prepare-attempts';
import { viewQuiz } from './quiz-start';
import { saveAnswer } from './save-answer';
import { startAttempt } from './start-attempt';
import { submitPrepared } from './submit-prepared';

export const quizRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  listRoutes(app, deps, {
    list: attemptResource,
    columns: attemptColumns,
    access: learningPermissions['attempt.read'],
    find: (scope, query, caller) => findAttempts(deps, scope, query, caller),
  });

  route(app, {
    method: 'GET',
    path: '/learning/quiz/:quizId',
    summary: "Read a quiz's rules and the attempts so far",
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => viewQuiz(deps, caller.userId, params.quizId),
  });

  route(app, {
    method: 'POST',
    path: '/learning/quiz/:quizId/attempt',
    operationId: 'startAttempt',
    summary: 'Start an attempt, or get the one in progress',
    access: sharedPermissions['learning.study'],
    handle: async ({ params, caller }) => {
      const id = await startAttempt(deps, caller.userId, params.quizId);
      return viewAttempt(deps, caller.userId, id);
    },
  });

  route(app, {
    method: 'POST',
    path: '/learning/course/:courseId/prepared-attempt',
    operationId: 'prepareAttempts',
    summary: 'Draw the practice quizzes of a course, to sit them without a connection',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => prepareAttempts(deps, caller.userId, params.courseId),
  });

  route(app, {
    method: 'POST',
    path: '/learning/prepared-attempt/:id/submit',
    operationId: 'submitPreparedAttempt',
    summary: 'Submit an attempt made without a connection; again, it answers the same',
    access: sharedPermissions['learning.study'],
    body: preparedAnswersSchema,
    handle: async ({ params, caller, body }) => {
      await submitPrepared(deps, caller.userId, params.id, body);
      return viewAttempt(deps, caller.userId, params.id);
    },
  });

  route(app, {
    method: 'GET',
    path: '/learning/attempt/:id',
    operationId: 'getMyAttempt',
    summary: 'Read an attempt with its questions, answers and, once allowed, its result',
    access: sharedPermissions['learning.study'],
    handle: async ({ params, caller }) => {
      const attempt = await findMyAttempt(db, caller.userId, params.id);
      if (!caller.viewedAsUntil) await finishIfExpired(deps, attempt);
      return viewAttempt(deps, caller.userId, attempt.id);
    },
  });

  route(app, {
    method: 'PUT',
    path: '/learning/attempt/:id/answers',
    operationId: 'saveAnswer',
    summary: 'Save one answer',
    access: sharedPermissions['learning.study'],
    body: answerSchema,
    handle: ({ params, caller, body }) => saveAnswer(deps, caller.userId, params.id, body),
  });

  route(app, {
    method: 'POST',
    path: '/learning/attempt/:id/submit',
    operationId: 'submitAttempt',
    summary: 'Submit an attempt; again, it answers the same',
    access: sharedPermissions['learning.study'],
    handle: async ({ params, caller }) => {
      const attempt = await findMyAttempt(db, caller.userId, params.id);
      await finishAttempt(deps, attempt);
      return viewAttempt(deps, caller.userId, attempt.id);
    },
  });
};
