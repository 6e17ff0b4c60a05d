import {
  authProblems,
  cartProblems,
  courseManagementProblems,
  genericProblems,
  languages,
  learningProblems,
  orgManagementProblems,
  reportsProblems,
} from '@lms/contract';
import { type TextKey, wordsIn } from '@lms/i18n/server';
import { expect, it } from 'vitest';

const problems = {
  ...genericProblems,
  ...authProblems,
  ...cartProblems,
  ...courseManagementProblems,
  ...learningProblems,
  ...orgManagementProblems,
  ...reportsProblems,
};
const codes = Object.keys(problems) as (keyof typeof problems)[];
/** A code that no text is there for fails the type check here. */
const keys: TextKey[] = codes.map((code) => `problems.${code}` as const);

it.each(languages)('has a text for the problems of all domains in %s', (language) => {
  const { has } = wordsIn(language);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});
