import { sharedPermissions } from '@lms/contract';
import {
  type CourseStep,
  type LearningCourse,
  type MyCourse,
  nextLesson,
} from '@lms/learning/contract';
import {
  certificates,
  courseCategories,
  courseRatings,
  courses,
  courseTerms,
  enrolments,
  type Executor,
  isLatestCertificate,
  isOffered,
  isValidCertificate,
  organizations,
  sections,
} from '@lms/server/database';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validSerialOf } from './certificates/issue';
import { viewCompletion } from './completion-view';
import { type Curriculum, loadCurricula, loadCurriculum } from './curriculum';
import { findEnrolment } from './enrolments';
import { courseGlossary } from './glossary';
import { courseSizes, offlineCourse } from './offline-course';

const stepOf = (curriculum: Curriculum, lastLessonId: string | null): CourseStep | null => {
  const next = nextLesson(curriculum, lastLessonId);
  if (!next) return null;
  const { id, title, type, durationMinutes } = next;
  return {
    lesson: { id, title, type, durationMinutes },
    lessonsDone: curriculum.filter(({ completed }) => completed).length,
    lessonCount: curriculum.length,
  };
};

/** The caller's courses, most recently studied first. */
export const myCourses = async (db: Executor, userId: string): Promise<MyCourse[]> => {
  const rows = await db
    .select({
      enrolmentId: enrolments.id,
      courseId: courses.id,
      slug: courses.slug,
      title: courses.title,
      imageUrl: courses.imageUrl,
      language: courses.language,
      category: courseCategories.name,
      categorySlug: courseCategories.slug,
      organizationName: organizations.name,
      durationMinutes: courses.durationMinutes,
      progressPercent: enrolments.progressPercent,
      lastLessonId: enrolments.lastLessonId,
      completedAt: enrolments.completedAt,
      certificateSerial: certificates.serial,
      status: enrolments.status,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .leftJoin(
      certificates,
      and(
        eq(certificates.userId, enrolments.userId),
        eq(certificates.courseId, courses.id),
        isLatestCertificate,
        isValidCertificate,
      ),
    )
    .where(and(eq(enrolments.userId, userId), ne(enrolments.status, 'CANCELLED')))
    .orderBy(desc(enrolments.updatedAt), asc(enrolments.id));
  const open = rows.filter(({ completedAt }) => !completedAt);
  const curricula = await loadCurricula(
    db,
    open.map(({ enrolmentId }) => enrolmentId),
  );
  return rows.map((row) => ({
    ...row,
    next: stepOf(curricula.get(row.enrolmentId) ?? [], row.lastLessonId),
  }));
};

/**
 * Returns a course with the caller's progress.
 * @throws ProblemError learning.notEnrolled for a public course, entity.notFound for any other
 */
const myCourse = async (
  db: Executor,
  userId: string,
  courseId: string,
): Promise<LearningCourse> => {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!course) throw new ProblemError('entity.notFound');
  if (!enrolment) {
    const offered = await db.$count(courses, and(eq(courses.id, courseId), isOffered));
    throw new ProblemError(offered ? 'learning.notEnrolled' : 'entity.notFound');
  }
  const curriculum = await loadCurriculum(db, enrolment);
  const titles = await db
    .select({ id: sections.id, title: sections.title })
    .from(sections)
    .where(eq(sections.courseId, courseId))
    .orderBy(asc(sections.position), asc(sections.id));
  const ownRating = and(eq(courseRatings.userId, userId), eq(courseRatings.courseId, courseId));
  const { id, slug, title, language, passMark, sequential } = course;
  return {
    id,
    slug,
    title,
    language,
    passMark,
    sequential,
    enrolmentId: enrolment.id,
    status: enrolment.status,
    progressPercent: enrolment.progressPercent,
    lastLessonId: enrolment.lastLessonId,
    certificateSerial: await validSerialOf(db, enrolment),
    rated: (await db.$count(courseRatings, ownRating)) > 0,
    termCount: await db.$count(courseTerms, eq(courseTerms.courseId, courseId)),
    sections: titles.map((section) => ({
      ...section,
      lessons: curriculum
        .filter(({ sectionId }) => sectionId === section.id)
        .map(({ id, title, type, durationMinutes, completed, locked }) => ({
          id,
          title,
          type,
          durationMinutes,
          completed,
          locked,
        })),
    })),
  };
};

export const courseRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/learning/course',
    summary: 'List the courses of the caller',
    access: sharedPermissions['learning.study'],
    handle: ({ caller }) => myCourses(db, caller.userId),
  });

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId',
    summary: 'Read the curriculum of a course that the caller studies, with the progress',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => myCourse(db, caller.userId, params.courseId),
  });

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/completion',
    operationId: 'getCourseCompletion',
    summary: 'Tell what completes a course that the caller studies, and what of it is done',
    access: sharedPermissions['learning.study'],
    handle: async ({ params, caller }) => {
      const enrolment = await findEnrolment(db, caller.userId, params.courseId);
      if (!enrolment) throw new ProblemError('entity.notFound');
      return viewCompletion(deps, enrolment, caller);
    },
  });

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/offline',
    summary: 'Read the open lessons of a course that the caller studies, to keep them on a device',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => offlineCourse(deps, caller.userId, params.courseId),
  });

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/glossary',
    summary: 'Read the terms of a course that the caller studies, in English and Bengali',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => courseGlossary(db, caller.userId, params.courseId),
  });

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/sizes',
    operationId: 'getCourseSizes',
    summary: 'Tell the sizes of the files of the open lessons of a course',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => courseSizes(deps, caller.userId, params.courseId),
  });
};
