import { courseResource } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { entityRoutes } from '../../../entity/entity-routes';
import { courses } from '../courses.table';
import { courseItems } from './course-items';
import { readCourse } from './course-store';
import { createCourse, saveDraft } from './save-draft';

/** A whole course with its articles. */
const bodyLimit = 2 * 1024 * 1024;

export const courseRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  entityRoutes(app, deps, {
    resource: courseResource,
    table: courses,
    searchColumns: [courses.title],
    toItems: courseItems,
    tenantField: 'organizationId',
    permissions: { read: 'courseware.read', write: 'courseware.write' },
    bodyLimit,
    read: (scope, id) => readCourse(db, scope, id),
    saves: {
      create: (by, input) => createCourse(deps, by, input),
      update: (by, id, input, version) => saveDraft(deps, by, id, input, version),
    },
  });
};
