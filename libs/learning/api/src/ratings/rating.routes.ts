import {
  type CourseRating,
  type CourseRatingInput,
  courseRatingResource,
  learningPermissions,
} from '@lms/learning/contract';
import {
  type Caller,
  type Deps,
  entitySchemas,
  listRoutes,
  readFromReplica,
  route,
  rowLog,
} from '@lms/server/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findRatings, ratingColumns, readRating } from './find-ratings';
import { moveRatings } from './hide-ratings';
import { createRating, deleteRatings, updateRating } from './write-rating';

const { path } = courseRatingResource;

/** Ratings of courses: the generic calls, in which each learner reaches the own ratings. */
export const ratingRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  const schemas = entitySchemas(courseRatingResource, ratingColumns);
  const { 'courseRating.read': read, 'courseRating.write': write } = learningPermissions;
  const logOf = (by: { caller: Caller; request: FastifyRequest }) =>
    rowLog(deps, by, 'course-rating');

  listRoutes(app, deps, {
    list: courseRatingResource,
    columns: ratingColumns,
    access: read,
    readsItem: false,
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (replica) => findRatings(replica, scope, query, caller)),
  });
  route(app, {
    method: 'POST',
    path,
    summary: 'Rate a course of mine, once',
    access: write,
    body: schemas.create,
    handle: async ({ body, reply, ...by }) => {
      const author = { caller: by.caller, log: logOf(by) };
      const id = await createRating(deps, author, body as CourseRatingInput);
      return reply.status(201).send({ id });
    },
  });
  route(app, {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Read course-rating',
    access: read,
    handle: ({ scope, params, caller }) => readRating(db, scope, params.id, caller),
  });
  route(app, {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Change my rating; 409 when it was saved since `version` was read',
    access: write,
    body: schemas.update,
    handle: async ({ params: { id }, body, scope, ...by }): Promise<CourseRating> => {
      const author = { caller: by.caller, log: logOf(by) };
      await updateRating(deps, author, id, body as unknown as CourseRating);
      return readRating(db, scope, id, by.caller);
    },
  });
  route(app, {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete my rating, unless it was hidden',
    access: write,
    handle: async ({ params, reply, ...by }) => {
      await deleteRatings(deps, { caller: by.caller, log: logOf(by) }, [params.id]);
      return reply.status(204).send();
    },
  });
  route(app, {
    method: 'PUT',
    path: `${path}/updateStatus`,
    summary: 'Hide several course-rating with a reason, or show them again, all or none',
    access: learningPermissions['courseRating.hide'],
    body: schemas.updateStatus,
    handle: async ({ body, ...by }) => ({
      ids: await moveRatings(deps, logOf(by), body),
      status: body.status,
    }),
  });
  route(app, {
    method: 'PUT',
    path: `${path}/deleteItems`,
    summary: 'Delete several of my course-rating, all or none',
    access: write,
    body: schemas.deleteItems,
    handle: async ({ body: { ids }, ...by }) => ({
      ids: await deleteRatings(deps, { caller: by.caller, log: logOf(by) }, ids),
    }),
  });
};
