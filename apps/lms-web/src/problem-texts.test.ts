import { authProblems } from '@lms/auth/contract';
import { cartProblems } from '@lms/cart/contract';
import { communicationProblems } from '@lms/communication/contract';
import { genericProblems, languages } from '@lms/contract';
import { courseManagementProblems } from '@lms/course-management/contract';
import { learningProblems } from '@lms/learning/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { reportsProblems } from '@lms/reports/contract';
import { type TextKey, wordsIn } from '@lms/words';
import { expect, it } from 'vitest';

const problems = {
  ...genericProblems,
  ...authProblems,
  ...cartProblems,
  ...communicationProblems,
  ...courseManagementProblems,
  ...learningProblems,
  ...orgManagementProblems,
  ...reportsProblems,
};
const codes = Object.keys(problems) as (keyof typeof problems)[];
/** A code without a text fails the type check here. */
const keys: TextKey[] = codes.map((code) => `problems.${code}` as const);

it.each(languages)('has a text for the problems of all domains in %s', (language) => {
  const { has } = wordsIn(language);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});
