import { courseManagementPermissions, courseResource } from '@lms/course-management/contract';
import {
  courseDrafts,
  courseInstructors,
  coursePrerequisites,
  courses,
  courseTerms,
  enrolments,
  learningPaths,
  lessons,
  quizzes,
  sections,
  type Transaction,
} from '@lms/server/database';
import { type Deps, entityRoutes, inUse } from '@lms/server/platform';
import { and, arrayOverlaps, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { courseItems } from './course-items';
import { readCourse } from './course-store';
import { approveCourses, moveCourses } from './move-courses';
import { courseMoveRoutes, createMover } from './move.routes';
import { createCourse, saveDraft } from './save-draft';

/** Room for a whole course with its articles. */
const bodyLimit = 2 * 1024 * 1024;

/** Refuses to delete courses that learners may have seen, or that a learning path contains. */
const refuseSeen = async (tx: Transaction, ids: string[]) => {
  const published = and(inArray(courses.id, ids), sql`${courses.status} in ('ACTIVE', 'INACTIVE')`);
  if (await tx.$count(courses, published)) throw inUse('PUBLISHED');
  if (await tx.$count(enrolments, inArray(enrolments.courseId, ids))) throw inUse('ENROLMENT');
  if (await tx.$count(learningPaths, arrayOverlaps(learningPaths.courseIds, ids)))
    throw inUse('PATH');
};

/** Deletes the courses' quizzes first, because they reference the course. */
const deleteQuizzes = async (tx: Transaction, ids: string[]) => {
  await tx.delete(quizzes).where(inArray(quizzes.courseId, ids));
};

export const courseRoutes = (app: FastifyInstance, deps: Deps) => {
  const inMove = createMover(deps);
  entityRoutes(app, deps, {
    resource: courseResource,
    table: courses,
    searchColumns: [courses.title],
    toItems: courseItems,
    tenantField: 'organizationId',
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
      approve: courseManagementPermissions['course.approve'],
    },
    bodyLimit,
    beforeDelete: refuseSeen,
    onDelete: deleteQuizzes,
    parts: [
      { table: courseDrafts, of: courseDrafts.courseId },
      { table: courseInstructors, of: courseInstructors.courseId },
      { table: coursePrerequisites, of: coursePrerequisites.courseId },
      { table: quizzes, of: quizzes.courseId },
      { table: sections, of: sections.courseId },
      { table: lessons, of: lessons.courseId },
      { table: courseTerms, of: courseTerms.courseId },
    ],
    read: (scope, id) => readCourse(deps.database.db, scope, id),
    move: (by, ids, status, reason) =>
      inMove((tx) => moveCourses(tx, deps, by, ids, status, reason)),
    approve: approveCourses(deps),
    saves: {
      create: (by, input) => createCourse(deps, by, input),
      update: (by, id, input, version) => saveDraft(deps, by, id, input, version),
    },
  });
  courseMoveRoutes(app, deps);
};
