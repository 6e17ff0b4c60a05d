import type { Problem } from '@lms/contract';
import type { TestApp, TestClient } from '@lms/server/testing';
import { expect } from 'vitest';
import { storedRows } from './stored-rows';
import { theirs } from './world';

/** Runs a call that must change nothing and reveal nothing of the other organization. */
export const createHarmless =
  (test: TestApp) => async (run: () => ReturnType<TestClient['get']>, foreignId: string) => {
    const before = await storedRows(test.database);
    const answer = await run();
    expect(answer.body).not.toContain(theirs);
    expect(answer.body).not.toContain(foreignId);
    expect(await storedRows(test.database)).toEqual(before);
    return answer;
  };

/** Returns the fields that a 400 names, without indices of lists. */
export const refusedFields = (answer: {
  statusCode: number;
  body: string;
  json: () => unknown;
}) => {
  expect(answer.statusCode, answer.body).toBe(400);
  const { errors = [] } = answer.json() as Problem;
  return errors.map(({ field }) => field.replaceAll(/\[\d+\]/g, ''));
};
