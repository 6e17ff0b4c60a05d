import type { LessonContent } from '@lms/contract';
import type { LessonFile, OfflineCourse, OfflineLesson } from '@lms/learning/contract';
import { lessonProgress, lessons } from '@lms/server/database';
import { type Deps, mediaPath, ProblemError, storedName } from '@lms/server/platform';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { loadCurriculum } from './curriculum';
import { findEnrolment } from './enrolments';
import { contentOf } from './lesson-content';

/** Pictures of an article: the server wrote their elements itself when it sanitised the text. */
const picture = /<img[^>]*? src="([^"]+)"/g;

const fileUrls = ({ video, article = '', document }: LessonContent) =>
  [
    video?.posterUrl,
    ...(video?.captions.map(({ url }) => url) ?? []),
    ...[...article.matchAll(picture)].map(([, url]) => url),
    document?.url,
  ].filter((url) => url?.startsWith(mediaPath)) as string[];

/** Returns the stored files among addresses, with their sizes. */
const storedFiles = async ({ files }: Deps, urls: string[]): Promise<LessonFile[]> => {
  const known = await Promise.all(
    [...new Set(urls)].map(async (url) => ({ url, facts: await files.stat(storedName(url)) })),
  );
  return known.flatMap(({ url, facts }) => (facts ? [{ url, bytes: facts.bytes }] : []));
};

const withFiles = async (deps: Deps, content: LessonContent): Promise<OfflineLesson> => {
  const { video } = content;
  const [found] = video?.url.startsWith(mediaPath) ? await storedFiles(deps, [video.url]) : [];
  return { content, files: await storedFiles(deps, fileUrls(content)), video: found ?? null };
};

/**
 * Returns the open lessons of a course that the caller studies, without opening them.
 *
 * @throws ProblemError entity.notFound
 */
export const offlineCourse = async (
  deps: Deps,
  userId: string,
  courseId: string,
): Promise<OfflineCourse> => {
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
  const open = curriculum.flatMap(({ id, locked, completed }) => {
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
  return { lessons: await Promise.all(open.map((content) => withFiles(deps, content))) };
};
