import {
  enrolments,
  type Executor,
  lessons,
  quizOverrides,
  quizzes,
  users,
} from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, eq, ne } from 'drizzle-orm';
import { type Enrolment, loadCurriculum } from './curriculum';
import { LearningProblem } from './learning-problem';
import { withLearnerRules } from './quizzes/learner-rules';

const isEnrolled = (userId: string) =>
  and(
    eq(enrolments.courseId, lessons.courseId),
    eq(enrolments.userId, userId),
    ne(enrolments.status, 'CANCELLED'),
  );

/**
 * Finds a lesson and the caller's enrolment in its course.
 * @throws ProblemError entity.notFound for a lesson of a course that the caller doesn't study
 */
export const findMyLesson = async (db: Executor, userId: string, lessonId: string) => {
  const [found] = await db
    .select({ lesson: lessons, enrolment: enrolments })
    .from(lessons)
    .innerJoin(enrolments, isEnrolled(userId))
    .where(eq(lessons.id, lessonId));
  if (!found) throw new ProblemError('entity.notFound');
  return found;
};

/**
 * Finds a quiz with the caller's own rules applied, its lesson and the caller's enrolment.
 * @throws ProblemError entity.notFound as {@link findMyLesson}, and for a draft
 */
export const findMyQuiz = async (db: Executor, userId: string, quizId: string) => {
  const [found] = await db
    .select({
      quiz: quizzes,
      override: quizOverrides,
      extraTimePercent: users.extraTimePercent,
      lesson: lessons,
      enrolment: enrolments,
    })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.quizId, quizzes.id))
    .innerJoin(enrolments, isEnrolled(userId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)),
    )
    .where(and(eq(quizzes.id, quizId), ne(quizzes.status, 'DRAFT')));
  if (!found) throw new ProblemError('entity.notFound');
  const { quiz, override, extraTimePercent, ...place } = found;
  return { ...place, quiz: withLearnerRules(quiz, { override, extraTimePercent }) };
};

/**
 * @throws ProblemError learning.lessonLocked while an earlier lesson of a sequential course is not
 * done
 */
export const requireUnlocked = async (db: Executor, enrolment: Enrolment, lessonId: string) => {
  const curriculum = await loadCurriculum(db, enrolment);
  const lesson = curriculum.find(({ id }) => id === lessonId);
  if (!lesson || lesson.locked) throw new LearningProblem('learning.lessonLocked');
  return lesson;
};
