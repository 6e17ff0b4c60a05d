import type { QuizStart } from '@lms/learning/contract';
import type { Deps } from '@lms/server/platform';
import { findMyQuiz, requireUnlocked } from '../lesson-access';
import { shownMarks, shownOf } from './review';
import { attemptsOf, finishOverdue } from './start-attempt';

/** Start page of a quiz: its rules and the caller's attempts so far. */
export const viewQuiz = async (deps: Deps, userId: string, quizId: string): Promise<QuizStart> => {
  const { db } = deps.database;
  const { quiz, lesson, enrolment } = await findMyQuiz(db, userId, quizId);
  await requireUnlocked(db, enrolment, lesson.id);
  await finishOverdue(deps, enrolment.id, quizId);
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
    attemptsAllowed,
    attemptsLeft: attemptsAllowed === 0 ? null : Math.max(0, attemptsAllowed - made.length),
    passMark: quiz.passMark,
    questionCount: quiz.items.reduce(
      (sum, item) => sum + (item.kind === 'RANDOM' ? item.count : Number(item.kind === 'FIXED')),
      0,
    ),
    penalty: quiz.penalty,
    opensAt: quiz.opensAt,
    closesAt: quiz.closesAt,
    attempts: made.map((attempt) => {
      const { percent, passed } = shownMarks(
        attempt,
        shownOf(quiz, attempt, hasPassed, deps.now()),
      );
      const { number, status, startedAt, submittedAt } = attempt;
      return { id: attempt.id, number, status, startedAt, submittedAt, percent, passed };
    }),
    inProgressId: made.find(({ status }) => status === 'IN_PROGRESS')?.id ?? null,
  };
};
