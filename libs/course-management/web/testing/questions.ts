import type { Question, QuestionBank } from '@lms/course-management/contract';

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const bank: QuestionBank = {
  id: idOf(1),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  name: 'Safety at work',
  description: 'About helmets',
  categoryId: null,
  organizationId: idOf(3),
  questionCount: 1,
  status: 'ACTIVE',
};

/** Builds a single choice question of {@link bank}. */
export const buildQuestion = (more: Partial<Question> = {}): Question => ({
  id: idOf(10),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 4,
  bankId: bank.id,
  bankName: bank.name,
  name: 'Helmets',
  externalId: null,
  type: 'SINGLE_CHOICE',
  text: '<p>What is worn on the head at a building site?</p>',
  answers: [
    { id: 'a', text: 'A helmet', fraction: 1, feedback: 'It saves lives.' },
    { id: 'b', text: 'Sandals', fraction: 0 },
    { id: 'c', text: 'A <b>straw</b> hat', fraction: 0.5 },
  ],
  pairs: [],
  caseSensitive: false,
  difficulty: 'EASY',
  tags: ['safety'],
  defaultMark: 2,
  contentVersion: 2,
  usedCount: 0,
  drawnCount: 0,
  status: 'ACTIVE',
  ...more,
});
