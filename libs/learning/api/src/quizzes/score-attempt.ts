import {
  exactPercentOf,
  graded,
  gradeQuestion,
  markFor,
  percentOf,
  type QuestionGrade,
  totalScore,
} from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import type { Contents } from '@lms/course-management/api';
import type { attemptAnswers, AttemptItem, AttemptRules, attempts } from '@lms/server/database';
import { passes, type PassRules } from './quiz-result';

export type StoredAttempt = typeof attempts.$inferSelect;
export type StoredAnswer = typeof attemptAnswers.$inferSelect;

type Given = Pick<StoredAnswer, 'response' | 'fraction' | 'markedAt'> | undefined;

/** Grades an answer: an essay by its stored mark, all others anew. */
export const gradeAnswer = (content: QuestionContent, answer: Given): QuestionGrade => {
  const grade = gradeQuestion(content, answer?.response ?? null);
  const byHand = answer?.markedAt ? answer.fraction : null;
  return grade.state === 'waiting' && byHand !== null ? graded(byHand, []) : grade;
};

/** Returns the score of a question. A mark given by a person stands, without a penalty. */
export const earnedMark = (
  { type }: QuestionContent,
  grade: QuestionGrade,
  { mark }: Pick<AttemptItem, 'mark'>,
  { penalty }: Pick<AttemptRules, 'penalty'>,
) => (type === 'ESSAY' ? grade.fraction * mark : markFor(grade, mark, penalty));

/** Marks an attempt, which has no score until its last essay is marked. */
export const scoreAttempt = (
  { items, rules }: Pick<StoredAttempt, 'items' | 'rules'>,
  contents: Contents,
  answers: readonly StoredAnswer[],
) => {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const grades = new Map(
    items.map((item) => [
      item.questionId,
      gradeAnswer(contents.marking(item), given.get(item.questionId)),
    ]),
  );
  const marks = items.flatMap((item) => {
    const grade = grades.get(item.questionId);
    return grade ? [earnedMark(contents.marking(item), grade, item, rules)] : [];
  });
  const waits = [...grades.values()].some(({ state }) => state === 'waiting');
  return { grades, score: waits ? null : totalScore(marks) };
};

/**
 * Returns the columns that store a score, judged by the quiz's rules of today; without a score the
 * attempt waits and is neither passed nor failed.
 */
export const resultOf = (
  quiz: Pick<PassRules, 'kind' | 'passMark'>,
  { maxScore, rules }: Pick<StoredAttempt, 'maxScore' | 'rules'>,
  score: number | null,
) => ({
  rules: { ...rules, passMark: quiz.passMark },
  ...(score === null
    ? ({ status: 'SUBMITTED', score, percent: null, passed: null } as const)
    : ({
        status: 'GRADED',
        score,
        percent: percentOf(score, maxScore),
        passed: passes(quiz, exactPercentOf(score, maxScore)),
      } as const)),
});
