import { type LessonContent, sharedPermissions } from '@lms/contract';
import { offlineStudySchema, progressSchema } from '@lms/learning/contract';
import { courses, enrolments, isOffered, lessonProgress, lessons } from '@lms/server/database';
import { type Caller, type Deps, ProblemError, route } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findMyLesson, requireUnlocked } from './lesson-access';
import { contentOf, untouched } from './lesson-content';
import { takeOfflineStudy } from './offline-study';
import { reportProgress } from './progress';
import { storedFile } from './stored-files';
import { keptAtOpeningSeconds, secondsBefore } from './study-clock';

/** Records the lesson to continue at, and starts the study clock. */
const noteOpened = async (
  { now, database: { db } }: Deps,
  enrolment: { id: string },
  lessonId: string,
) => {
  const time = now();
  const kept = secondsBefore(time, keptAtOpeningSeconds).toISOString();
  await db
    .update(enrolments)
    .set({
      lastLessonId: lessonId,
      startedAt: sql`coalesce(${enrolments.startedAt}, ${time.toISOString()})`,
      // One statement, so that a report at the same moment is not overwritten.
      countedUntil: sql`greatest(coalesce(${enrolments.countedUntil}, ${time.toISOString()}), ${kept})`,
    })
    .where(eq(enrolments.id, enrolment.id));
};

/** Adds the size of its files to a video: what a learner's connection is to load, as it is stored. */
const withSizes = async (deps: Deps, lesson: LessonContent): Promise<LessonContent> => {
  const { video } = lesson;
  if (!video) return lesson;
  const [whole, smaller, audio] = await Promise.all([
    storedFile(deps, video.url),
    storedFile(deps, video.smaller?.url),
    storedFile(deps, video.audio?.url),
  ]);
  return { ...lesson, video: { ...video, ...(whole && { bytes: whole.bytes }), smaller, audio } };
};

/** Returns a lesson. An administrator who sees as the learner does not open it for them. */
const openLesson = async (deps: Deps, { userId, viewedAsUntil }: Caller, lessonId: string) => {
  const { db } = deps.database;
  const { lesson, enrolment } = await findMyLesson(db, userId, lessonId);
  const { completed } = await requireUnlocked(db, enrolment, lessonId);
  if (!viewedAsUntil) await noteOpened(deps, enrolment, lessonId);
  const [progress] = await db
    .select({
      positionSeconds: lessonProgress.positionSeconds,
      positionCharacter: lessonProgress.positionCharacter,
      secondsSpent: lessonProgress.secondsSpent,
    })
    .from(lessonProgress)
    .where(
      and(eq(lessonProgress.enrolmentId, enrolment.id), eq(lessonProgress.lessonId, lessonId)),
    );
  return withSizes(deps, contentOf(lesson, { ...untouched, ...progress, completed }));
};

export const lessonRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/catalog/lesson/:lessonId',
    summary: 'Read a lesson that is open to visitors',
    access: 'public',
    handle: async ({ params }): Promise<LessonContent> => {
      const [found] = await db
        .select({ lesson: lessons })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(
          and(
            eq(lessons.id, params.lessonId),
            eq(lessons.preview, true),
            inArray(lessons.type, ['VIDEO', 'ARTICLE']),
            isOffered,
          ),
        );
      if (!found) throw new ProblemError('entity.notFound');
      return contentOf(found.lesson, untouched);
    },
  });

  route(app, {
    method: 'GET',
    path: '/learning/lesson/:lessonId',
    summary: 'Read a lesson of a course that the caller studies',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => openLesson(deps, caller, params.lessonId),
  });

  route(app, {
    method: 'PUT',
    path: '/learning/lesson/:lessonId/progress',
    operationId: 'reportLessonProgress',
    summary: 'Report what was studied since the last report',
    access: sharedPermissions['learning.study'],
    body: progressSchema,
    handle: ({ params, caller, body }) =>
      reportProgress(deps, caller.userId, params.lessonId, body),
  });

  route(app, {
    method: 'POST',
    path: '/learning/offline-study',
    operationId: 'takeOfflineStudy',
    summary: 'Take what was studied without a connection',
    access: sharedPermissions['learning.study'],
    body: offlineStudySchema,
    handle: ({ caller, body }) => takeOfflineStudy(deps, caller.userId, body),
  });
};
