import type { Problem } from '@lms/contract';
import { type Question, questionSchema } from '@lms/course-management/contract';
import { questions, quizzes } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createBank, createQuestion } from '../testing/question-fixture';
import { createQuizTest } from '../testing/quiz-fixture';

let test: Awaited<ReturnType<typeof createQuizTest>>;
let bankId: string;
let ids: string[];
/** The active quiz, which draws both of its bank's questions. */
let quizId: string;
beforeAll(async () => void (test = await createQuizTest(await createTestApp())));
afterAll(() => test.close());

const addQuestion = (name: string) => createQuestion(test.admin, bankId, { name, tags: ['drawn'] });

beforeEach(async () => {
  bankId = await createBank(test.admin);
  ids = [await addQuestion('One'), await addQuestion('Two')];
  const items = [test.random({ bankId, tags: ['drawn'], difficulty: 'EASY' })];
  quizId = await test.create({ title: 'Final of welding', items });
  expect((await test.activate(quizId)).statusCode).toBe(200);
});

const deactivate = (...questionIds: string[]) =>
  test.admin.put('/question/updateStatus', { ids: questionIds, status: 'INACTIVE' });

describe('a random draw of an active quiz', () => {
  it('keeps its questions active, in their bank, as they were chosen, and undeleted', async () => {
    const [first = ''] = ids;
    const question = (await test.admin.get(`/question/${first}`)).json<Question>();
    const input = Object.fromEntries(
      Object.keys(questionSchema.fields).map((name) => [name, question[name as keyof Question]]),
    );
    const change = (more: Partial<Question>) =>
      test.admin.put(`/question/${first}`, { ...input, version: question.version, ...more });
    for (const refused of [
      await deactivate(first),
      await change({ bankId: test.own.bank.id }),
      await change({ difficulty: 'HARD' }),
      await change({ tags: [] }),
      await test.admin.delete(`/question/${first}`),
      await test.admin.put('/question/deleteItems', { ids: [first] }),
    ]) {
      const { code, errors } = refused.json<Problem>();
      expect([refused.statusCode, code]).toEqual([409, 'question.drawn']);
      expect(errors).toEqual([
        { field: 'bankId', code: 'drawnByQuiz', params: { quiz: 'Final of welding' } },
      ]);
    }
    const kept = (await test.admin.get(`/question/${first}`)).json<Question>();
    expect(kept).toEqual(question);
    expect((await change({ name: 'Renamed' })).statusCode).toBe(200);
  });

  it('lets a question go once another one can be drawn, or the quiz is inactive', async () => {
    const [first = '', second = ''] = ids;
    await addQuestion('Three');
    expect((await deactivate(first)).statusCode).toBe(200);
    expect((await deactivate(second)).statusCode).toBe(409);
    await test.admin.put('/quiz/updateStatus', { ids: [quizId], status: 'INACTIVE' });
    expect((await deactivate(second)).statusCode).toBe(200);
  });

  it('does not lose two questions to two changes at once', async () => {
    await addQuestion('Three');
    const answers = await Promise.all(ids.map((id) => deactivate(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is told on the quiz when it can not be filled, and then stops no further change', async () => {
    expect((await test.read(quizId)).shortages).toEqual([]);
    await test.db
      .update(questions)
      .set({ status: 'INACTIVE' })
      .where(eq(questions.id, ids[0] ?? ''));
    const shortages = [{ itemIndex: 0, wanted: 2, found: 1 }];
    expect((await test.read(quizId)).shortages).toEqual(shortages);
    const list = await test.admin.post('/quiz/find', { searchTerm: 'welding' });
    expect(list.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ id: quizId, shortages }),
    );
    expect((await deactivate(ids[1] ?? '')).statusCode).toBe(200);
  });
});

it('a draft says nothing of what it lacks until it is activated', async () => {
  const draft = await test.create({ items: [test.random({ bankId, count: 9 })] });
  expect((await test.read(draft)).shortages).toEqual([]);
  expect((await test.activate(draft)).statusCode).toBe(400);
  const active = and(inArray(quizzes.id, [draft]), eq(quizzes.status, 'ACTIVE'));
  expect(await test.db.$count(quizzes, active)).toBe(0);
});
