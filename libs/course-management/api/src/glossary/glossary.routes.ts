import {
  courseManagementPermissions,
  type Glossary,
  glossaryUpdateSchema,
} from '@lms/course-management/contract';
import { type Deps, route, type Scope } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { findCourse } from '../courses/course-store';
import { readTerms } from './glossary-store';
import { saveGlossary } from './save-glossary';

/** Room for 200 terms, each as long as it may be. */
const bodyLimit = 2 * 1024 * 1024;

export const glossaryRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  const readGlossary = async (scope: Scope, id: string): Promise<Glossary> => {
    const course = await findCourse(db, scope, id);
    const { title, language, status, revisionStatus, version } = course;
    const terms = await readTerms(db, id);
    return { courseId: id, title, language, status, revisionStatus, version, terms };
  };

  route(app, {
    method: 'GET',
    path: '/course/:id/glossary',
    summary: 'Read the terms of a course as its authors edit them',
    access: courseManagementPermissions['courseware.read'],
    handle: ({ scope, params }) => readGlossary(scope, params.id),
  });

  route(app, {
    method: 'PUT',
    path: '/course/:id/glossary',
    summary: 'Save all terms of a course; of a published one they wait for approval',
    access: courseManagementPermissions['courseware.write'],
    body: glossaryUpdateSchema,
    bodyLimit,
    handle: async ({ scope, params, body: { terms, version }, caller, request }) => {
      await saveGlossary(deps, { scope, caller, request }, params.id, terms, version);
      return readGlossary(scope, params.id);
    },
  });
};
