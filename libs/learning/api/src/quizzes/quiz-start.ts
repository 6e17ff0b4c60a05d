import { neededToPass } from '@lms/assessment';
import { drawItems } from '@lms/course-management/api';
import type { QuizResult, QuizStart } from '@lms/learning/contract';
import type { Executor } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import type { Enrolment } from '../curriculum';
import { findMyQuiz, requireUnlocked } from '../lesson-access';
import type { Quiz } from './learner-rules';
import { combinedResult, percentsOf } from './quiz-result';
import { shownMarks, shownOf } from './review';
import type { StoredAttempt } from './score-attempt';
import { attemptsOf, drawOrder, finishExpired } from './start-attempt';

/** Combines the attempts, and tells what is missing for a pass; attempts under way can bring it. */
const resultOf = (
  quiz: Quiz,
  made: readonly StoredAttempt[],
  attemptsLeft: number | null,
): QuizResult | null => {
  const percents = percentsOf(made);
  const { percent, passed } = combinedResult(quiz, percents);
  if (percent === null) return null;
  const left = attemptsLeft === null ? null : attemptsLeft + made.length - percents.length;
  return {
    percent,
    passed,
    attempts: percents.length,
    needed: neededToPass(quiz.gradingMethod, percents, quiz.passMark, left),
  };
};

/** Counts the questions that a new attempt repeats since they were answered wrong. */
const dueCountOf = async (db: Executor, quiz: Quiz, enrolment: Enrolment, now: Date) => {
  const rankOf = await drawOrder(db, quiz, enrolment, now);
  if (!rankOf) return 0;
  const { items } = await drawItems(db, quiz, 'due', rankOf);
  return items.filter(({ questionId }) => rankOf(questionId) === 0).length;
};

/** Attempts left, and the combined result if marks may be seen. */
export const standingOf = (quiz: Quiz, made: readonly StoredAttempt[], seesMarks: boolean) => {
  const attemptsLeft =
    quiz.attemptsAllowed === 0 ? null : Math.max(0, quiz.attemptsAllowed - made.length);
  return { attemptsLeft, result: seesMarks ? resultOf(quiz, made, attemptsLeft) : null };
};

/** Tells whether the learner may see the marks of attempts at a quiz by now. */
export const showsMarks = (quiz: Quiz, made: readonly StoredAttempt[], now: Date) => {
  const hasPassed = made.some(({ passed }) => passed);
  return shownOf(quiz, { status: 'GRADED' }, hasPassed, now).marks;
};

/** Start page of a quiz: its rules and the caller's attempts so far. */
export const viewQuiz = async (deps: Deps, userId: string, quizId: string): Promise<QuizStart> => {
  const { db } = deps.database;
  const { quiz, lesson, enrolment } = await findMyQuiz(db, userId, quizId);
  await requireUnlocked(db, enrolment, lesson.id);
  await finishExpired(deps, enrolment.id, quizId);
  const made = await attemptsOf(db, enrolment.id, quizId);
  const hasPassed = made.some(({ passed }) => passed);
  const { id, title, instructions, kind, timeLimitMinutes, attemptsAllowed } = quiz;
  return {
    id,
    courseId: enrolment.courseId,
    lessonId: lesson.id,
    title,
    instructions,
    kind,
    timeLimitMinutes,
    graceMinutes: quiz.graceMinutes,
    attemptsAllowed,
    passMark: quiz.passMark,
    questionCount: quiz.items.reduce(
      (sum, item) => sum + (item.kind === 'RANDOM' ? item.count : Number(item.kind === 'FIXED')),
      0,
    ),
    penalty: quiz.penalty,
    opensAt: quiz.opensAt,
    closesAt: quiz.closesAt,
    gradingMethod: quiz.gradingMethod,
    ...standingOf(quiz, made, showsMarks(quiz, made, deps.now())),
    attempts: made.map((attempt) => {
      const { percent, passed } = shownMarks(
        attempt,
        shownOf(quiz, attempt, hasPassed, deps.now()),
      );
      const { number, status, startedAt, submittedAt } = attempt;
      return { id: attempt.id, number, status, startedAt, submittedAt, percent, passed };
    }),
    inProgressId: made.find(({ status }) => status === 'IN_PROGRESS')?.id ?? null,
    dueCount: await dueCountOf(db, quiz, enrolment, deps.now()),
  };
};
