import { sharedPermissions } from '@lms/contract';
import { courseSearchSchema } from '@lms/learning/contract';
import { type Deps, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { searchCourse } from './course-search';

export const courseSearchRoutes = (app: FastifyInstance, deps: Deps) => {
  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/search',
    operationId: 'searchLearningCourse',
    summary: 'Find a term in the lessons of a course that are open to the caller',
    access: sharedPermissions['learning.study'],
    query: courseSearchSchema,
    limitPerMinute: 60,
    handle: ({ params, query, caller }) =>
      searchCourse(deps, caller.userId, params.courseId, query.term),
  });
};
