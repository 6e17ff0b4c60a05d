import { allowedFractions } from '@lms/assessment';
import type { Answer } from './form-values';

/** Shares the mark equally among the right answers; `undefined` if impossible or already so. */
export const shareEqually = (answers: Answer[]): Answer[] | undefined => {
  const right = answers.filter(({ fraction }) => fraction > 0).length;
  const share = allowedFractions.find((fraction) => Math.abs(fraction * right - 1) < 0.00001);
  if (share === undefined) return undefined;
  const shared = answers.map((answer) =>
    answer.fraction > 0 ? { ...answer, fraction: share } : answer,
  );
  return shared.every(({ fraction }, index) => fraction === answers[index]?.fraction)
    ? undefined
    : shared;
};
