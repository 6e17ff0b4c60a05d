import type { QuizStatistics } from '@lms/course-management/contract';
import { quizzes } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { moodleQuizStatistics, moodleWeights } from '../../testing/moodle-fixture';
import { createSittings } from '../../testing/sittings';
import { countQuestions } from './count-questions';

let test: TestApp;
let sit: ReturnType<typeof createSittings>;
beforeAll(async () => {
  test = await createTestApp();
  sit = createSittings(test);
});
afterAll(() => test.close());

const read = async (quizId: string) => {
  const answer = await test.as(test.users.orgAdmin).get(`/quiz/${quizId}/statistics`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<QuizStatistics>();
};
const countAll = async () => {
  while (await countQuestions(test.db));
};
const closeTo = (value: number | null) =>
  value === null ? null : (expect.closeTo(value, 6) as number);
const close = (figures: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, closeTo(value)]));

/** One mark for each question. */
const shares = [
  [1, 1, 1, 0.5],
  [1, 0, 1, 0],
  [0, 0, 1, 0],
  [1, 1, 0, 1],
  [0, 1, 1, 1],
  [1, 1, 1, 1],
];

describe('the statistics of a quiz', () => {
  it('are none before the first marked attempt', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    await sit(fixture, fixture.finalQuiz.id, [[1, 1]], [1, 1], 'SUBMITTED');
    expect(await read(fixture.finalQuiz.id)).toEqual({
      whole: null,
      questions: [],
      isCounting: true,
    });
    await countAll();
    const { whole, questions, isCounting } = await read(fixture.finalQuiz.id);
    expect([whole, isCounting]).toEqual([null, false]);
    expect(questions.map(({ asked, marked, facility }) => [asked, marked, facility])).toEqual([
      [1, 0, null],
      [1, 0, null],
    ]);
  });

  it('are those of Moodle for the whole quiz and for each question', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const marks = [1, 1, 1, 1];
    await sit(fixture, fixture.finalQuiz.id, shares, marks);
    await countAll();
    const { whole, questions } = await read(fixture.finalQuiz.id);
    expect(whole).toEqual({ ...close(moodleQuizStatistics(shares)), maxMark: 4 });
    // Worked out by hand: totals of 3.5, 2, 1, 3, 3 and 4.
    expect(whole).toMatchObject({ mean: closeTo(2.75), median: 3 });
    expect(questions.map(({ questionId }) => questionId)).toEqual(fixture.questionIds.slice(0, 4));
    expect(questions.map(({ intendedWeight }) => intendedWeight)).toEqual([25, 25, 25, 25]);
    expect(questions.map(({ effectiveWeight }) => effectiveWeight)).toEqual(
      moodleWeights(shares).map(closeTo),
    );
    // Four of six are right: the deviation of 1, 1, 0, 1, 0 and 1 is the root of 4/15.
    expect(questions[0]).toMatchObject({
      isDrawn: false,
      facility: closeTo(200 / 3),
      standardDeviation: closeTo(100 * Math.sqrt(4 / 15)),
    });
  });

  it('take the places of draws for the consistency, and give a drawn question no weight', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const [fixed] = fixture.finalQuiz.items;
    await test.db
      .update(quizzes)
      .set({
        items: [
          ...(fixed ? [fixed] : []),
          { kind: 'RANDOM', bankId: fixture.bank.id, count: 3, mark: 1 },
        ],
      })
      .where(eq(quizzes.id, fixture.finalQuiz.id));
    await sit(fixture, fixture.finalQuiz.id, shares, [1, 1, 1, 1]);
    await countAll();
    const { whole, questions } = await read(fixture.finalQuiz.id);
    expect(whole).toMatchObject(close(moodleQuizStatistics(shares)));
    expect(questions.map(({ isDrawn }) => isDrawn)).toEqual([false, true, true, true]);
    const [weight] = moodleWeights(shares);
    expect(questions.map(({ effectiveWeight }) => effectiveWeight)).toEqual([
      closeTo(weight ?? 0),
      null,
      null,
      null,
    ]);
  });

  it('say nothing that too few attempts can tell', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const unknown = { skewness: null, kurtosis: null, internalConsistency: null };
    await sit(fixture, fixture.finalQuiz.id, [[1, 0]], [1, 1]);
    await countAll();
    expect((await read(fixture.finalQuiz.id)).whole).toMatchObject({
      ...unknown,
      mean: 1,
      standardDeviation: null,
      standardError: null,
    });
    // The same total twice: there is no spread whose part could be told.
    await sit(fixture, fixture.finalQuiz.id, [[0, 1]], [1, 1]);
    await countAll();
    expect((await read(fixture.finalQuiz.id)).whole).toMatchObject({
      ...unknown,
      attempts: 2,
      standardDeviation: 0,
    });
  });

  it('count the responses, each part by itself, in words and with what they earn', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const responses = [
      ['s1', ['m1', 'm2'], 't1', ' KEY ঢাকা ', '31.42', { p1: 'c2', p2: 'c0' }],
      ['s2', ['m1'], 't1', 'Rome', '7 m', { p1: 'c0' }],
    ];
    const six = [1, 1, 1, 1, 1, 1];
    await sit(fixture, fixture.finalQuiz.id, [six, six, [null, 0]], six, 'GRADED', responses);
    await countAll();
    const { questions } = await read(fixture.finalQuiz.id);
    const counts = questions.map(({ responses: counted }) =>
      counted.map(({ part, choice, fraction, count }) => [part, choice, fraction, count]),
    );
    const [single, several, , typed, number, pairs] = counts;
    expect(single).toHaveLength(3);
    expect(single).toContainEqual([null, null, null, 1]);
    expect(several).toContainEqual([null, expect.any(String), 0.5, 2]);
    expect(typed).toEqual(
      expect.arrayContaining([
        [null, 'KEY ঢাকা', 1, 1],
        [null, 'Rome', 0, 1],
      ]),
    );
    expect(number).toEqual(
      expect.arrayContaining([
        [null, '31.42', 1, 1],
        [null, '7 m', 0, 1],
      ]),
    );
    expect(pairs).toHaveLength(3);
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['HTML', 'structure', 1, 1],
        ['CSS', 'looks', 1, 1],
        ['HTML', 'looks', 0, 1],
      ]),
    );
    const [first] = questions;
    expect(first?.randomGuessScore).toBeGreaterThan(0);
    expect(questions[1]?.randomGuessScore).toBeNull();
  });

  it('are out of reach for another organization and for learners', async () => {
    const { finalQuiz } = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${finalQuiz.id}/statistics`;
    expect((await test.as(test.users.otherOrgAdmin).get(path)).statusCode).toBe(404);
    expect((await test.as(test.users.learner).get(path)).statusCode).toBe(403);
  });
});
