import type { QuestionGrade } from '@lms/assessment';
import { attemptAnswers, type Transaction } from '@lms/server/database';
import { sql } from 'drizzle-orm';
import type { StoredAnswer } from './score-attempt';

/** Stores the fraction that each answer earns; a waiting essay has none. */
export const storeFractions = async (
  tx: Transaction,
  answers: readonly StoredAnswer[],
  grades: ReadonlyMap<string, QuestionGrade>,
) => {
  if (answers.length === 0) return;
  const fractionOf = ({ questionId }: StoredAnswer) => {
    const grade = grades.get(questionId);
    return grade && grade.state !== 'waiting' ? grade.fraction : null;
  };
  await tx
    .insert(attemptAnswers)
    .values(answers.map((answer) => ({ ...answer, fraction: fractionOf(answer) })))
    .onConflictDoUpdate({
      target: [attemptAnswers.attemptId, attemptAnswers.questionId],
      set: { fraction: sql`excluded.fraction` },
    });
};
