import {
  enrolmentLearnerLists,
  enrolmentResource,
  enrolmentSchema,
  learningPermissions,
} from '@lms/learning/contract';
import { enrolments } from '@lms/server/database';
import {
  type Deps,
  entitySchemas,
  findSchema,
  listRoutes,
  ProblemError,
  readFromReplica,
  route,
  rowLog,
  spreadsheetRoutes,
} from '@lms/server/platform';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { viewCompletion } from '../completion-view';
import { moveEnrolments } from './cancel-enrolments';
import { enrolSomebody } from './enrol-somebody';
import { enrolmentSpreadsheet } from './enrolment-spreadsheet';
import { enrolmentColumns, findEnrolments, reachedEnrolments } from './find-enrolments';
import { findLearners, learnerColumns } from './find-learners';

/** Enrolments as administrators manage them. */
export const enrolmentRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  listRoutes(app, deps, {
    list: enrolmentResource,
    columns: enrolmentColumns,
    access: learningPermissions['enrolment.read'],
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (replica) => findEnrolments(replica, scope, query)),
  });

  route(app, {
    method: 'POST',
    path: '/enrolment/learner/find',
    summary: 'Find those who may be enrolled, by name or email address',
    reads: true,
    access: learningPermissions['enrolment.write'],
    body: findSchema(enrolmentLearnerLists, learnerColumns),
    handle: ({ scope, body }) => findLearners(db, scope, body),
  });

  route(app, {
    method: 'POST',
    path: '/enrolment',
    summary: 'Enrol somebody in a course, without an order',
    access: learningPermissions['enrolment.write'],
    body: enrolmentSchema,
    handle: async ({ body, reply, ...by }) =>
      reply.status(201).send({ id: await enrolSomebody(deps, by, body) }),
  });

  route(app, {
    method: 'PUT',
    path: '/enrolment/updateStatus',
    summary: 'Cancel several enrolments, all or none: what was studied stays',
    access: learningPermissions['enrolment.write'],
    body: entitySchemas(enrolmentResource, enrolmentColumns).updateStatus,
    handle: async ({ body: { ids, status }, scope, ...by }) => {
      const log = rowLog(deps, by, 'enrolment');
      const moved = await moveEnrolments(deps, scope, { ids, status }, (tx, rows) =>
        log(tx, 'STATUS_CHANGED', rows),
      );
      return { ids: moved, status };
    },
  });

  route(app, {
    method: 'GET',
    path: '/enrolment/completion/:id',
    operationId: 'getEnrolmentCompletion',
    summary: 'Tell what completes an enrolment that is not cancelled, and what of it is done',
    access: learningPermissions['enrolment.read'],
    handle: async ({ params, scope, caller }) => {
      const [enrolment] = await db
        .select()
        .from(enrolments)
        .where(
          and(
            eq(enrolments.id, params.id),
            ne(enrolments.status, 'CANCELLED'),
            reachedEnrolments(db, scope),
          ),
        );
      if (!enrolment) throw new ProblemError('entity.notFound');
      return viewCompletion(deps, enrolment, caller);
    },
  });

  spreadsheetRoutes(app, deps, enrolmentSpreadsheet);
};
