import { cardColumns } from '@lms/catalog/api';
import type { Deadline, LearnerDashboard } from '@lms/dashboard/contract';
import { myCourses } from '@lms/learning/api';
import {
  attempts,
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  enrolments,
  type Executor,
  isOffered,
  lessonProgress,
  lessons,
  organizations,
  quizzes,
} from '@lms/server/database';
import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';

const maxDeadlines = 5;
const maxSuggestions = 3;

const deadlineColumns = {
  courseId: courses.id,
  courseTitle: courses.title,
  language: courses.language,
  lessonId: lessons.id,
  title: lessons.title,
};

const loadDeadlines = async (db: Executor, userId: string, now: string): Promise<Deadline[]> => {
  const isActiveEnrolment = and(eq(enrolments.userId, userId), eq(enrolments.status, 'ACTIVE'));
  const closing = db
    .select({ ...deadlineColumns, at: quizzes.closesAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .innerJoin(quizzes, eq(quizzes.id, lessons.quizId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.enrolmentId, enrolments.id), eq(lessonProgress.lessonId, lessons.id)),
    )
    .where(and(isActiveEnrolment, gt(quizzes.closesAt, now), isNull(lessonProgress.completedAt)))
    .orderBy(asc(quizzes.closesAt))
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
    .orderBy(asc(attempts.deadlineAt))
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
      courseSlug: courses.slug,
      categorySlug: courseCategories.slug,
      language: certificates.language,
      issuedAt: certificates.issuedAt,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(and(eq(certificates.userId, userId), isNull(certificateRevocations.certificateId)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.position))
    .limit(1);
  if (!latest) return { count: 0, latest: null };
  const { count, ...certificate } = latest;
  return { count, latest: certificate };
};

/** Popular courses of the categories the learner studies, or of all categories without any. */
const loadSuggestions = (db: Executor, userId: string, studiesSome: boolean) => {
  const studied = db
    .select({ id: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), ne(enrolments.status, 'CANCELLED')));
  const categories = db
    .select({ id: courses.categoryId })
    .from(courses)
    .where(inArray(courses.id, studied));
  return db
    .select(cardColumns)
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(
      and(
        isOffered,
        notInArray(courses.id, studied),
        studiesSome ? inArray(courses.categoryId, categories) : undefined,
      ),
    )
    .orderBy(desc(courses.enrolmentCount), asc(courses.title))
    .limit(maxSuggestions);
};

export const loadLearnerDashboard = async (
  db: Executor,
  now: Date,
  userId: string,
): Promise<LearnerDashboard> => {
  const own = await myCourses(db, userId);
  const active = own.filter(({ status }) => status === 'ACTIVE');
  const [course] = active;
  const [deadlines, earned, suggestions] = await Promise.all([
    loadDeadlines(db, userId, now.toISOString()),
    loadCertificates(db, userId),
    loadSuggestions(db, userId, own.length > 0),
  ]);
  return {
    kind: 'learner',
    next: course ? { course, lessonTitle: course.next?.lesson.title ?? null } : null,
    courses: active,
    deadlines,
    certificates: earned,
    suggestions,
  };
};
