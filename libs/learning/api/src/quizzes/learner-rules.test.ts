import type { Problem, QuizItem } from '@lms/contract';
import { quizOverrides, quizzes, users } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createMarking } from '../../testing/marking-fixture';

let test: TestApp;
let marking: ReturnType<typeof createMarking>;
beforeAll(async () => {
  test = await createTestApp();
  marking = createMarking(test);
});
afterAll(() => test.close());

describe('sections', () => {
  it('stay together and in order while their questions are shuffled', async () => {
    const { finalQuiz, questionIds, study } = await marking.setUp({ attemptsAllowed: 0 });
    const fixedOf = (questionId: string): QuizItem => ({ kind: 'FIXED', questionId, mark: 1 });
    const items: QuizItem[] = [
      { kind: 'SECTION', title: 'Part one' },
      ...questionIds.slice(0, 3).map(fixedOf),
      { kind: 'SECTION', title: 'Part two' },
      ...questionIds.slice(3).map(fixedOf),
    ];
    await test.db
      .update(quizzes)
      .set({ items, shuffleQuestions: true })
      .where(eq(quizzes.id, finalQuiz.id));
    const orders = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const { id, questions: asked } = await study.start(finalQuiz.id);
      const ids = asked.map((question) => question.id);
      orders.add(ids.join());
      expect(new Set(ids.slice(0, 3))).toEqual(new Set(questionIds.slice(0, 3)));
      expect(asked.map(({ section }) => section)).toEqual([
        'Part one',
        'Part one',
        'Part one',
        'Part two',
        'Part two',
        'Part two',
      ]);
      await study.submit(id);
    }
    expect(orders.size).toBeGreaterThan(1);
    const start = (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json();
    expect(start.questionCount).toBe(6);
  });
});

describe("a learner's own rules", () => {
  it('stand for time with the extra time, for attempts and for dates', async () => {
    const { finalQuiz, study } = await marking.setUp({
      attemptsAllowed: 1,
      closesAt: new Date(test.clock.now().getTime() - 60_000).toISOString(),
    });
    const userId = test.users.learner.id;
    expect((await study.client.post(`/learning/quiz/${finalQuiz.id}/attempt`)).statusCode).toBe(
      409,
    );
    await test.db.insert(quizOverrides).values({
      quizId: finalQuiz.id,
      userId,
      timeLimitMinutes: 20,
      attemptsAllowed: 2,
      closesAt: new Date(test.clock.now().getTime() + 86_400_000).toISOString(),
    });
    await test.db.update(users).set({ extraTimePercent: 50 }).where(eq(users.id, userId));
    const first = await study.start(finalQuiz.id);
    expect(Date.parse(first.deadlineAt ?? '') - Date.parse(first.startedAt)).toBe(30 * 60_000);
    await study.submit(first.id);
    const start = (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json();
    expect(start).toMatchObject({ timeLimitMinutes: 30, attemptsAllowed: 2, attemptsLeft: 1 });
    await study.submit((await study.start(finalQuiz.id)).id);
    const third = await study.client.post(`/learning/quiz/${finalQuiz.id}/attempt`);
    expect(third.json<Problem>().code).toBe('attempt.noneLeft');
    await test.db.update(users).set({ extraTimePercent: 0 }).where(eq(users.id, userId));
  });

  it('lengthen the limit of every quiz to full minutes, and give a quiz without one none', async () => {
    const userId = test.users.learner.id;
    const extra = (extraTimePercent: number) =>
      test.db.update(users).set({ extraTimePercent }).where(eq(users.id, userId));
    const limitOf = async (timeLimitMinutes: number | null) => {
      const { finalQuiz, study } = await marking.setUp({ timeLimitMinutes });
      const start = (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json();
      const { startedAt, deadlineAt } = await study.start(finalQuiz.id);
      const given = deadlineAt && (Date.parse(deadlineAt) - Date.parse(startedAt)) / 60_000;
      expect(given).toBe(start.timeLimitMinutes);
      return given;
    };
    expect(await limitOf(15)).toBe(15);
    await extra(25);
    expect(await limitOf(15)).toBe(19);
    expect(await limitOf(20)).toBe(25);
    expect(await limitOf(null)).toBeNull();
    await extra(0);
  });
});
