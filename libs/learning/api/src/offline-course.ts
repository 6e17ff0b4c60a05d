import type { LessonContent } from '@lms/contract';
import { publishedTerms } from '@lms/course-management/api';
import type { CourseSizes, OfflineCourse, OfflineLesson } from '@lms/learning/contract';
import { lessonProgress, lessons } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { loadCurriculum } from './curriculum';
import { findEnrolment } from './enrolments';
import { contentOf } from './lesson-content';
import { picturesIn, storedFile, storedFiles } from './stored-files';

const fileUrls = ({ video, article = '', document }: LessonContent) =>
  [
    video?.posterUrl,
    ...(video?.captions.map(({ url }) => url) ?? []),
    ...picturesIn(article),
    document?.url,
  ].filter((url) => url !== undefined && url !== null);

const withFiles = async (deps: Deps, content: LessonContent): Promise<OfflineLesson> => {
  const { video } = content;
  const [files, whole, smaller, audio] = await Promise.all([
    storedFiles(deps, fileUrls(content)),
    storedFile(deps, video?.url),
    storedFile(deps, video?.smaller?.url),
    storedFile(deps, video?.audio?.url),
  ]);
  return { content, files, video: whole, smaller, audio };
};

/**
 * Finds the open lessons of a course that the caller studies, without opening them.
 *
 * @throws ProblemError entity.notFound
 */
const openLessons = async (deps: Deps, userId: string, courseId: string) => {
  const { db } = deps.database;
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) throw new ProblemError('entity.notFound');
  const curriculum = await loadCurriculum(db, enrolment);
  const rows = await db
    .select({
      lesson: getTableColumns(lessons),
      positionSeconds: lessonProgress.positionSeconds,
      positionCharacter: lessonProgress.positionCharacter,
      secondsSpent: lessonProgress.secondsSpent,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrolmentId, enrolment.id)),
    )
    .where(eq(lessons.courseId, courseId));
  return curriculum.flatMap(({ id, locked, completed }) => {
    const row = rows.find(({ lesson }) => lesson.id === id);
    if (!row || locked) return [];
    const { lesson, positionSeconds, positionCharacter, secondsSpent } = row;
    const progress = {
      completed,
      positionSeconds: positionSeconds ?? 0,
      positionCharacter: positionCharacter ?? 0,
      secondsSpent: secondsSpent ?? 0,
    };
    return [contentOf(lesson, progress)];
  });
};

const withAllFiles = (deps: Deps, open: LessonContent[]) =>
  Promise.all(open.map((content) => withFiles(deps, content)));

/** Returns the open lessons of a course with their files, and its terms, to keep them on a device. */
export const offlineCourse = async (
  deps: Deps,
  userId: string,
  courseId: string,
): Promise<OfflineCourse> => {
  const open = await openLessons(deps, userId, courseId);
  return {
    lessons: await withAllFiles(deps, open),
    glossary: { terms: await publishedTerms(deps.database.db, courseId) },
  };
};

/** Returns what the open lessons of a course take of a connection. */
export const courseSizes = async (
  deps: Deps,
  userId: string,
  courseId: string,
): Promise<CourseSizes> => {
  const open = await withAllFiles(deps, await openLessons(deps, userId, courseId));
  return { lessons: open.map(({ content, ...files }) => ({ id: content.id, ...files })) };
};
