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
import type { attemptAnswers, AttemptItem, AttemptRules, attempts } from '@lms/server/database';
import type { Contents } from '@lms/course-management/api';

export type StoredAttempt = typeof attempts.$inferSelect;
export type StoredAnswer = typeof attemptAnswers.$inferSelect;

type Given = Pick<StoredAnswer, 'response' | 'fraction' | 'markedAt'> | undefined;

/** How an answer is marked: an essay as a person marked it, all others anew. */
export const gradeAnswer = (content: QuestionContent, answer: Given): QuestionGrade => {
  const grade = gradeQuestion(content, answer?.response ?? null);
  const byHand = answer?.markedAt ? answer.fraction : null;
  return grade.state === 'waiting' && byHand !== null ? graded(byHand, []) : grade;
};

/** What the question adds to the score. A person's mark stands as it was given, without a penalty. */
export const earnedMark = (
  { type }: QuestionContent,
  grade: QuestionGrade,
  { mark }: Pick<AttemptItem, 'mark'>,
  { penalty }: Pick<AttemptRules, 'penalty'>,
) => (type === 'ESSAY' ? grade.fraction * mark : markFor(grade, mark, penalty));

type Scored = Pick<StoredAttempt, 'items' | 'rules' | 'maxScore'>;

/** Marks an attempt. Until its last essay is marked it has no score. */
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

/** What is stored of a score; without one the attempt waits, and nothing is said about passing. */
export const resultOf = ({ maxScore, rules }: Scored, score: number | null) =>
  score === null
    ? ({ status: 'SUBMITTED', score, percent: null, passed: null } as const)
    : ({
        status: 'GRADED',
        score,
        percent: percentOf(score, maxScore),
        passed: isPassed(exactPercentOf(score, maxScore), rules.passMark),
      } as const);
