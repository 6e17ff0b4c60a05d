import type { Deadline, LearnerDashboard } from '@lms/dashboard/contract';
import { loadStudyWeek, myCourses } from '@lms/learning/api';
import type { MyCourse } from '@lms/learning/contract';
import {
  attempts,
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  enrolments,
  type Executor,
  learningPaths,
  lessonProgress,
  lessons,
  quizOverrides,
  quizzes,
} from '@lms/server/database';
import { and, asc, desc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';
import { loadNews } from './news';
import { loadSuggestions } from './suggestions';

const maxDeadlines = 5;

const deadlineColumns = {
  courseId: courses.id,
  courseTitle: courses.title,
  language: courses.language,
  lessonId: lessons.id,
  title: lessons.title,
};

/** The learner's own closing date of a quiz, else everybody's. */
const closesAt = sql<
  string | null
>`coalesce(${quizOverrides.closesAt}, ${quizzes.closesAt})`.mapWith(quizzes.closesAt);

const loadDeadlines = async (db: Executor, userId: string, now: string): Promise<Deadline[]> => {
  const isActiveEnrolment = and(eq(enrolments.userId, userId), eq(enrolments.status, 'ACTIVE'));
  const closing = db
    .select({ ...deadlineColumns, at: closesAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .innerJoin(quizzes, eq(quizzes.id, lessons.quizId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrolmentId, enrolments.id), eq(lessonProgress.lessonId, lessons.id)),
    )
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)),
    )
    .where(and(isActiveEnrolment, gt(closesAt, now), isNull(lessonProgress.completedAt)))
    .orderBy(asc(closesAt), asc(lessons.id))
    .limit(maxDeadlines);
  const underWay = db
    .select({ ...deadlineColumns, at: attempts.deadlineAt, attemptId: attempts.id })
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .innerJoin(lessons, eq(lessons.quizId, attempts.quizId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        ne(enrolments.status, 'CANCELLED'),
        eq(attempts.status, 'IN_PROGRESS'),
        gt(attempts.deadlineAt, now),
      ),
    )
    .orderBy(asc(attempts.deadlineAt), asc(attempts.id))
    .limit(maxDeadlines);
  const [closes, ends] = await Promise.all([closing, underWay]);
  // A quiz under way stands here once, with the end of its attempt.
  const begun = new Set(ends.map(({ lessonId }) => lessonId));
  return [
    ...ends.map((row) => ({ ...row, kind: 'ATTEMPT_ENDS' as const, at: row.at ?? now })),
    ...closes
      .filter(({ lessonId }) => !begun.has(lessonId))
      .map((row) => ({
        ...row,
        kind: 'QUIZ_CLOSES' as const,
        attemptId: null,
        at: row.at ?? now,
      })),
  ]
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, maxDeadlines);
};

const loadCertificates = async (db: Executor, userId: string) => {
  const [latest] = await db
    .select({
      serial: certificates.serial,
      courseTitle: certificates.courseTitle,
      courseSlug: sql<string>`coalesce(${courses.slug}, ${learningPaths.slug})`,
      categorySlug: sql<string>`coalesce(${courseCategories.slug}, '')`,
      language: certificates.language,
      issuedAt: certificates.issuedAt,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(and(eq(certificates.userId, userId), isNull(certificateRevocations.certificateId)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.position))
    .limit(1);
  if (!latest) return { count: 0, latest: null };
  const { count, ...certificate } = latest;
  return { count, latest: certificate };
};

/** Second at which the learner stopped the video that comes next. */
const stoppedAt = async (db: Executor, { enrolmentId, next }: MyCourse) => {
  if (next?.lesson.type !== 'VIDEO') return null;
  const [stopped] = await db
    .select({ second: lessonProgress.positionSeconds })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.enrolmentId, enrolmentId),
        eq(lessonProgress.lessonId, next.lesson.id),
        gte(lessonProgress.positionSeconds, 1),
        isNull(lessonProgress.completedAt),
      ),
    );
  return stopped ? Math.floor(stopped.second) : null;
};

export const loadLearnerDashboard = async (
  db: Executor,
  now: Date,
  userId: string,
): Promise<LearnerDashboard> => {
  const own = await myCourses(db, userId);
  const active = own.filter(({ status }) => status === 'ACTIVE');
  const [course] = active;
  const [positionSeconds, week, deadlines, news, earned, suggestions] = await Promise.all([
    course ? stoppedAt(db, course) : null,
    loadStudyWeek(db, userId, now),
    loadDeadlines(db, userId, now.toISOString()),
    loadNews(db, userId, now),
    loadCertificates(db, userId),
    loadSuggestions(db, own),
  ]);
  return {
    kind: 'learner',
    next: course
      ? { course, lessonTitle: course.next?.lesson.title ?? null, positionSeconds }
      : null,
    week,
    courses: active,
    deadlines,
    news,
    certificates: earned,
    suggestions,
  };
};
