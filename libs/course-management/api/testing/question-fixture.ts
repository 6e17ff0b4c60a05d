import type { QuestionBankInput, QuestionInput } from '@lms/course-management/contract';
import type { TestClient } from '@lms/server/testing';
import { expect } from 'vitest';

export const buildBank = (more: Partial<QuestionBankInput> = {}): QuestionBankInput => ({
  name: 'Safety at work',
  description: '',
  categoryId: null,
  ...more,
});

/** Builds a complete single choice question. */
export const buildQuestion = (
  bankId: string,
  more: Partial<QuestionInput> = {},
): QuestionInput => ({
  bankId,
  name: '',
  externalId: null,
  type: 'SINGLE_CHOICE',
  text: '<p>What is worn on a building site?</p>',
  answers: [
    { id: 'a', text: 'A helmet', fraction: 1, feedback: 'Right' },
    { id: 'b', text: 'Sandals', fraction: 0 },
  ],
  pairs: [],
  caseSensitive: false,
  difficulty: 'EASY',
  tags: ['safety'],
  defaultMark: 1,
  ...more,
});

const createdId = async (client: TestClient, path: string, input: object) => {
  const response = await client.post(path, input);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};
export const createBank = (client: TestClient, more: Partial<QuestionBankInput> = {}) =>
  createdId(client, '/question-bank', buildBank(more));
export const createQuestion = (
  client: TestClient,
  bankId: string,
  more: Partial<QuestionInput> = {},
) => createdId(client, '/question', buildQuestion(bankId, more));
