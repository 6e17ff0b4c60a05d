import type { Question } from '@lms/course-management/contract';
import { quizzes } from '@lms/server/database';
import { type TestApp, type TestClient, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createBank, createQuestion } from '../testing/question-fixture';
import { buildQuizRow } from '../testing/quiz-fixture';

let app: TestApp;
let admin: TestClient;
let bankId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = app.as(app.users.orgAdmin);
  bankId = await createBank(admin);
});
afterAll(() => app.close());

describe('a question', () => {
  it('says how many other quizzes can draw it: by bank, level and every tag, while it is active', async () => {
    const fixed = await createQuestion(admin, bankId);
    const id = await createQuestion(admin, bankId, { difficulty: 'HARD', tags: ['a', 'b'] });
    const random = { kind: 'RANDOM', bankId, count: 1, mark: 1 } as const;
    await app.db
      .insert(quizzes)
      .values([
        buildQuizRow(app, random),
        buildQuizRow(app, { ...random, difficulty: 'HARD', tags: ['b'] }),
        buildQuizRow(app, { ...random, difficulty: 'EASY' }),
        buildQuizRow(app, { ...random, tags: ['b', 'c'] }),
        buildQuizRow(app, { ...random, bankId: unknownId }),
      ]);
    await app.db.insert(quizzes).values({
      ...buildQuizRow(app, random),
      items: [random, { kind: 'FIXED', questionId: fixed, mark: 1 }],
    });
    const countOf = async (question: string) => {
      const found = await admin.get(`/question/${question}`);
      const { usedCount, drawnCount } = found.json<Question>();
      return { usedCount, drawnCount };
    };
    expect(await countOf(id)).toEqual({ usedCount: 0, drawnCount: 3 });
    expect(await countOf(fixed)).toMatchObject({ usedCount: 1 });
    await admin.put('/question/updateStatus', { ids: [id], status: 'INACTIVE' });
    expect(await countOf(id)).toEqual({ usedCount: 0, drawnCount: 0 });
  });
});
