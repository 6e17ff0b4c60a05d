import type { GradingMethod } from '@lms/contract';
import type { QuestionGrade } from './grade';

/**
 * Returns the marks that a graded question adds to an attempt's score. A wrong answer subtracts
 * `penalty` × `mark`, an unanswered question nothing. If the chosen answer has a negative fraction,
 * only the larger deduction applies.
 *
 * Source: the quiz's `penalty`, the share of a question's mark that a wrong answer costs.
 */
export function markFor(
  grade: Pick<QuestionGrade, 'fraction' | 'state'>,
  mark: number,
  penalty: number,
): number {
  if (grade.state === 'unanswered') return 0;
  if (grade.state === 'wrong') return 0 - Math.max(penalty, -grade.fraction) * mark;
  return grade.fraction * mark;
}

/** Returns an attempt's score: the sum of its marks, at least 0. */
export function totalScore(marks: readonly number[]): number {
  return Math.max(
    0,
    marks.reduce((total, mark) => total + mark, 0),
  );
}

/** Returns the unrounded percentage, for {@link isPassed}; 0 when there is nothing to earn. */
export function exactPercentOf(score: number, max: number): number {
  return max > 0 ? (score / max) * 100 : 0;
}

/** Returns the percentage to store and show: {@link exactPercentOf} rounded to two decimals. */
export function percentOf(score: number, max: number): number {
  return Math.round(exactPercentOf(score, max) * 100) / 100;
}

/** Far below any real difference in marks, far above floating-point error. */
const binaryError = 0.000001;

/**
 * Returns true if the pass mark is reached. Pass {@link exactPercentOf}, never {@link percentOf}:
 * 79.996 is shown as 80 but does not pass 80. Twenty right answers of 25 at 0.3 marks each do pass
 * 80, though their binary sum is slightly less.
 */
export function isPassed(exactPercent: number, passMark: number): boolean {
  return exactPercent >= passMark - binaryError;
}

/**
 * Combines the percentages of finished attempts, in order, into a quiz's result; `null` without
 * any. The average is not rounded, so that {@link isPassed} can judge it.
 *
 * Source: Moodle, `quiz_calculate_best_grade` and its grading methods.
 */
export function combineAttempts(method: GradingMethod, percents: readonly number[]): number | null {
  if (percents.length === 0) return null;
  switch (method) {
    case 'HIGHEST':
      return Math.max(...percents);
    case 'FIRST':
      return percents.at(0) ?? null;
    case 'LAST':
      return percents.at(-1) ?? null;
    case 'AVERAGE':
      return percents.reduce((total, percent) => total + percent, 0) / percents.length;
  }
}

/** Attempts that a learner still needs for a pass, and the percentage that each must reach. */
export interface NeededToPass {
  attempts: number;
  percent: number;
}

/**
 * Returns the fewest further attempts that reach the pass mark, or `null` for a result that passes
 * already or can't pass any more.
 *
 * @param left number of attempts left; `null` for no limit
 */
export function neededToPass(
  method: GradingMethod,
  percents: readonly number[],
  passMark: number,
  left: number | null,
): NeededToPass | null {
  const result = combineAttempts(method, percents);
  if (left === 0 || (result !== null && isPassed(result, passMark))) return null;
  if (method === 'FIRST' && percents.length > 0) return null;
  if (method !== 'AVERAGE') return { attempts: 1, percent: passMark };
  const missing = percents.reduce((sum, percent) => sum + passMark - percent, 0);
  if (missing > 0 && passMark >= 100) return null;
  const attempts = missing > 0 ? Math.ceil(missing / (100 - passMark) - binaryError) : 1;
  if (left !== null && attempts > left) return null;
  // Rounded up, since what is shown must be enough.
  const percent = Math.ceil((passMark + missing / attempts) * 100 - binaryError) / 100;
  return { attempts, percent: Math.min(100, percent) };
}
