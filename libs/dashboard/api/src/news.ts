import { unreadAnswers } from '@lms/communication/api';
import type { News } from '@lms/dashboard/contract';
import { courses, enrolments, type Executor, lessonProgress, lessons } from '@lms/server/database';
import { dayMs } from '@lms/server/platform';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';

const maxNews = 5;
const newLessonDays = 30;

/** Lessons that came into a course after the learner did, and that are not done yet. */
const newLessons = (db: Executor, userId: string, since: string) =>
  db
    .select({
      courseId: courses.id,
      courseTitle: courses.title,
      language: courses.language,
      at: sql`max(${lessons.createdAt})`.mapWith(lessons.createdAt),
      count: sql`count(*)`.mapWith(Number),
      lessonId: sql<string>`(array_agg(${lessons.id} order by ${lessons.createdAt}, ${lessons.position}))[1]`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrolmentId, enrolments.id), eq(lessonProgress.lessonId, lessons.id)),
    )
    .where(
      and(
        eq(enrolments.userId, userId),
        ne(enrolments.status, 'CANCELLED'),
        gt(lessons.createdAt, enrolments.createdAt),
        gt(lessons.createdAt, since),
        isNull(lessonProgress.completedAt),
      ),
    )
    .groupBy(courses.id);

/** What is new in a learner's courses: lessons that came, and answers that wait unread. */
export const loadNews = async (db: Executor, userId: string, now: Date): Promise<News[]> => {
  const since = new Date(now.getTime() - newLessonDays * dayMs).toISOString();
  const [added, answers] = await Promise.all([
    newLessons(db, userId, since),
    unreadAnswers(db, userId),
  ]);
  return [
    ...added.map((row) => ({ kind: 'LESSONS' as const, ...row })),
    ...answers.map((row) => ({ kind: 'ANSWER' as const, ...row })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxNews);
};
