import type { ReviewMoment } from '@lms/contract';
import type { Attempt } from '@lms/learning/contract';
import { quizzes } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async (moment: ReviewMoment, final: { closesAt?: string } = {}) => {
  const review = { marks: moment, answers: moment, feedback: moment };
  const course = await createCourse(app.db, app.organizations.bcc.id, {
    final: { review, ...final },
  });
  const study = createStudy(app, app.users.learner);
  await study.enrol(course.course.id);
  return {
    ...course,
    sit: (right?: number) => study.sit(course, course.finalQuiz.id, right),
    study,
  };
};

/** Collects every text and number anywhere in a response, with the field names. */
const leaves = (value: unknown, path = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [`${path}=${JSON.stringify(value)}`];

const keyFields = /fraction|feedback|tolerance|rightAnswer|caseSensitive|hint|pairs|state/i;

const expectNoKey = (body: unknown) => {
  for (const leaf of leaves(body)) {
    expect(leaf).not.toMatch(/KEY|31\.4159|0\.0271|-0\.25/);
    expect(leaf.split('=')[0]).not.toMatch(keyFields);
  }
};

const expectNothingShown = ({ result }: Attempt) => {
  expect(result).toMatchObject({ score: null, percent: null, passed: null });
  expectNoKey(result);
};

describe('before the review', () => {
  it('no call gives away what is right', async () => {
    const { study, course, final, finalQuiz, questionIds } = await setUp('AFTER_CLOSE');
    const attempt = await study.start(finalQuiz.id);
    const saved = await study.answer(attempt.id, questionIds[0] ?? '', 's1');
    const bodies = [
      attempt,
      saved.json(),
      (await study.client.get(`/learning/attempt/${attempt.id}`)).json(),
      (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json(),
      (await study.client.get(`/learning/lesson/${final.id}`)).json(),
      (await study.client.get(`/learning/course/${course.id}`)).json(),
      (await study.answer(attempt.id, questionIds[0] ?? '', ['s1'])).json(),
      await study.submit(attempt.id),
      await study.start(finalQuiz.id),
      (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json(),
    ];
    bodies.forEach(expectNoKey);
  });

  it('matching choices say nothing of their stems', async () => {
    const { study, finalQuiz } = await setUp('NEVER');
    const { questions } = await study.start(finalQuiz.id);
    const matching = questions.find(({ type }) => type === 'MATCHING');
    expect(matching?.stems?.map(({ id }) => id).sort()).toEqual(['p1', 'p2']);
    expect(matching?.choices?.map(({ id }) => id).sort()).toEqual(['c0', 'c1', 'c2']);
    expect(Object.keys(matching ?? {}).sort()).toEqual([
      'choices',
      'id',
      'mark',
      'stems',
      'text',
      'type',
    ]);
  });
});

describe('the review policy', () => {
  it('NEVER shows nothing', async () => {
    const { sit } = await setUp('NEVER');
    expectNothingShown(await sit());
  });

  it('AFTER_SUBMIT shows marks, right answers and feedback', async () => {
    const { sit, questionIds } = await setUp('AFTER_SUBMIT');
    const { result } = await sit(3);
    expect(result).toMatchObject({ score: 3, percent: 50, passed: false });
    const [single = '', , , short = '', , matching = ''] = questionIds;
    expect(result?.review[single]).toEqual({
      mark: 1,
      state: 'right',
      rightAnswer: 's1',
      feedback: ['KEY yes, one'],
      generalFeedback: 'KEY general feedback',
    });
    expect(result?.review[short]).toMatchObject({ state: 'unanswered', rightAnswer: 'KEY ঢাকা' });
    expect(result?.review[matching]).toMatchObject({ rightAnswer: { p1: 'c2', p2: 'c0' } });
  });

  it('AFTER_PASS shows nothing until an attempt has passed', async () => {
    const { sit, study, finalQuiz } = await setUp('AFTER_PASS');
    const failed = await sit(3);
    expectNothingShown(failed);
    expect((await sit()).result).toMatchObject({ percent: 100, passed: true });
    const quiz = (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json();
    expect(quiz.attempts).toMatchObject([{ percent: 50 }, { percent: 100 }]);
  });

  it('AFTER_CLOSE shows nothing until the quiz has closed', async () => {
    const closesAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { sit, study } = await setUp('AFTER_CLOSE', { closesAt });
    const attempt = await sit();
    expectNothingShown(attempt);
    app.clock.set(closesAt);
    const { result } = (await study.client.get(`/learning/attempt/${attempt.id}`)).json();
    expect(result).toMatchObject({ percent: 100 });
  });

  it('decides about each part by itself', async () => {
    const { sit, finalQuiz } = await setUp('NEVER');
    await app.db
      .update(quizzes)
      .set({ review: { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'NEVER' } })
      .where(eq(quizzes.id, finalQuiz.id));
    const { result } = await sit(3);
    expect(result?.score).toBe(3);
    for (const review of Object.values(result?.review ?? {})) {
      expect(Object.keys(review).sort()).toEqual(['mark', 'state']);
    }
  });
});
