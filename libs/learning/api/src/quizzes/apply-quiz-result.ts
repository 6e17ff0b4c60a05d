import { lessons, type Transaction } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { completeLesson, updateProgress } from '../completion';
import type { Enrolment } from '../curriculum';
import { quizResult } from './quiz-result';
import type { StoredAttempt } from './score-attempt';

/**
 * Updates lesson, course and certificate from a quiz's results. A practice quiz is done once it is
 * submitted, a final quiz once its result passes. A completed lesson stays completed.
 *
 * @param secondsSpent duration of the attempt, if it ends just now
 */
export const applyQuizResult = async (
  tx: Transaction,
  deps: Deps,
  enrolment: Enrolment,
  { quizId }: Pick<StoredAttempt, 'quizId'>,
  { at, secondsSpent }: { at: string; secondsSpent?: number },
) => {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.quizId, quizId));
  const result = await quizResult(tx, enrolment.id, quizId);
  if (lesson && (result.kind === 'PRACTICE' || result.passed)) {
    await completeLesson(tx, enrolment, lesson.id, at);
  }
  await updateProgress(
    tx,
    deps,
    enrolment,
    secondsSpent === undefined
      ? {}
      : {
          lastLessonId: lesson?.id ?? enrolment.lastLessonId,
          studied: [{ seconds: secondsSpent, at }],
        },
  );
};
