import {
  exactPercentOf,
  graded,
  gradeQuestion,
  isPassed,
  markFor,
  percentOf,
  type QuestionGrade,
  totalScore,
} from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import type { Contents } from '@lms/course-management/api';
import type { attemptAnswers, AttemptItem, AttemptRules, attempts } from '@lms/server/database';

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

type Scored = Pick<StoredAttempt, 'items' | 'rules' | 'maxScore'>;

/** Marks an attempt, which has no score until its last essay is marked. */
export const scoreAttempt = (
  { items, rules }: Pick<Scored, 'items' | 'rules'>,
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
 * Returns the columns that store a score; without one the attempt waits and is neither passed nor
 * failed.
 */
export const resultOf = ({ maxScore, rules }: Scored, score: number | null) =>
  score === null
    ? ({ status: 'SUBMITTED', score, percent: null, passed: null } as const)
    : ({
        status: 'GRADED',
        score,
        percent: percentOf(score, maxScore),
        passed: isPassed(exactPercentOf(score, maxScore), rules.passMark),
      } as const);
