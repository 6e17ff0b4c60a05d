import type { Attempt } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  questions,
  questionVersions,
  quizzes,
  users,
} from '@lms/server/database';
import { contents, createCourse, rightResponses, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';
import { sweepOverdue } from './sweep';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const minute = 60_000;
const grace = 120_000;

const setUp = async (options?: Parameters<typeof createCourse>[2]) => {
  const course = await createCourse(app.db, app.organizations.bcc.id, options);
  const study = createStudy(app, app.users.learner);
  await study.enrol(course.course.id);
  return { ...course, study, quizPath: `/learning/quiz/${course.finalQuiz.id}` };
};

const codeOf = async (response: Promise<{ json: () => { code: string } }>) =>
  (await response).json().code;

describe('starting an attempt', () => {
  it('states the rules and attempts first', async () => {
    const { study, quizPath, final } = await setUp({ final: { attemptsAllowed: 2 } });
    expect((await study.client.get(quizPath)).json()).toMatchObject({
      lessonId: final.id,
      questionCount: 6,
      timeLimitMinutes: 10,
      attemptsAllowed: 2,
      attemptsLeft: 2,
      attempts: [],
      inProgressId: null,
    });
  });

  it('makes one attempt of two tabs and of a double click', async () => {
    const { study, finalQuiz } = await setUp();
    const started = await Promise.all([1, 2, 3, 4].map(() => study.start(finalQuiz.id)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await study.start(finalQuiz.id)).toMatchObject({ id: started[0]?.id, number: 1 });
  });

  it('keeps the order of questions and options, and the questions as they were asked', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id, questions: asked } = await study.start(finalQuiz.id);
    const questionId = questionIds[0] ?? '';
    await app.db
      .insert(questionVersions)
      .values({ questionId, contentVersion: 2, content: { ...contents[0]!, text: 'New' } });
    await app.db.update(questions).set({ contentVersion: 2 }).where(eq(questions.id, questionId));
    await app.db.update(quizzes).set({ passMark: 1 }).where(eq(quizzes.id, finalQuiz.id));
    const again: Attempt = (await study.client.get(`/learning/attempt/${id}`)).json();
    expect(again.questions).toEqual(asked);
    expect(again.passMark).toBe(1);
  });

  it('is limited in number', async () => {
    const { study, finalQuiz, quizPath } = await setUp({ final: { attemptsAllowed: 1 } });
    await study.submit((await study.start(finalQuiz.id)).id);
    expect(await codeOf(study.client.post(`${quizPath}/attempt`))).toBe('attempt.noneLeft');
    expect((await study.client.get(quizPath)).json().attemptsLeft).toBe(0);
  });

  it('waits for the opening and ends at the closing', async () => {
    const at = (minutes: number) =>
      new Date(app.clock.now().getTime() + minutes * minute).toISOString();
    const { study, quizPath, finalQuiz } = await setUp({
      final: { opensAt: at(1), closesAt: at(5) },
    });
    const start = () => codeOf(study.client.post(`${quizPath}/attempt`));
    expect(await start()).toBe('attempt.notOpen');
    app.clock.advance(minute);
    expect((await study.start(finalQuiz.id)).deadlineAt).toBe(at(4));
    app.clock.advance(4 * minute + grace);
    expect(await start()).toBe('attempt.closed');
  });

  it('says so when the quiz was taken away or asks nothing', async () => {
    const inactive = await setUp({ final: { status: 'INACTIVE' } });
    expect(await codeOf(inactive.study.client.post(`${inactive.quizPath}/attempt`))).toBe(
      'attempt.closed',
    );
    const draft = await setUp({ final: { status: 'DRAFT' } });
    expect((await draft.study.client.get(draft.quizPath)).statusCode).toBe(404);
    const empty = await setUp({ final: { items: [] } });
    expect(await codeOf(empty.study.client.post(`${empty.quizPath}/attempt`))).toBe(
      'attempt.incomplete',
    );
  });

  it('draws random questions from the bank', async () => {
    const { study, finalQuiz, bank, questionIds } = await setUp();
    await app.db
      .update(quizzes)
      .set({ items: [{ kind: 'RANDOM', bankId: bank.id, count: 3, mark: 2 }] })
      .where(eq(quizzes.id, finalQuiz.id));
    const attempt = await study.start(finalQuiz.id);
    expect(new Set(attempt.questions.map(({ id }) => id)).size).toBe(3);
    expect(questionIds).toEqual(expect.arrayContaining(attempt.questions.map(({ id }) => id)));
    expect((await study.submit(attempt.id)).result?.maxScore).toBe(6);
  });

  it('gives extra time to whom it is granted', async () => {
    const { study, finalQuiz } = await setUp();
    const granted = (extraTimePercent: number) =>
      app.db.update(users).set({ extraTimePercent }).where(eq(users.id, app.users.learner.id));
    await granted(50);
    const { startedAt, deadlineAt } = await study.start(finalQuiz.id);
    await granted(0);
    expect(Date.parse(deadlineAt ?? '') - Date.parse(startedAt)).toBe(15 * minute);
  });
});

describe('answers', () => {
  it('are kept, the last one of each question', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id } = await study.start(finalQuiz.id);
    const first = questionIds[0] ?? '';
    await study.answer(id, first, 's2');
    const saved = await study.answer(id, first, 's1');
    expect(saved.json().savedAt).toBe(app.clock.now().toISOString());
    await study.client.put(`/learning/attempt/${id}/answers`, {
      questionId: questionIds[1] ?? '',
      response: null,
      flagged: true,
    });
    expect((await study.client.get(`/learning/attempt/${id}`)).json()).toMatchObject({
      answers: { [first]: 's1' },
      flagged: [questionIds[1]],
      result: null,
    });
  });

  it('stay as they were typed, even where they read like a number', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id } = await study.start(finalQuiz.id);
    const [, , , short = '', number = ''] = questionIds;
    await study.answer(id, short, 'true');
    await study.answer(id, number, '0031.40');
    const { answers } = (await study.client.get(`/learning/attempt/${id}`)).json();
    expect(answers).toEqual({ [short]: 'true', [number]: '0031.40' });
  });

  it('are refused in the wrong shape, or to a question that was not asked', async () => {
    const { study, practiceQuiz, questionIds } = await setUp();
    const { id } = await study.start(practiceQuiz.id);
    const [asked = '', notAsked = ''] = questionIds;
    for (const response of [['s1'], { a: 'b' }, 7, 'x'.repeat(2001), '\ud800']) {
      expect((await study.answer(id, asked, response as string)).statusCode).toBe(400);
    }
    expect((await study.answer(id, notAsked, ['m1'])).statusCode).toBe(400);
    expect(await app.db.$count(attemptAnswers, eq(attemptAnswers.attemptId, id))).toBe(0);
  });

  it('count for nothing from the deadline on, and the attempt is then submitted as it stood', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id, deadlineAt } = await study.start(finalQuiz.id);
    await study.answer(id, questionIds[0] ?? '', 's1');
    app.clock.set(deadlineAt ?? '');
    const late = () => study.answer(id, questionIds[1] ?? '', ['m1', 'm2']);
    expect(await codeOf(late())).toBe('attempt.deadlinePassed');
    app.clock.advance(grace);
    expect(await codeOf(late())).toBe('attempt.deadlinePassed');
    const [stored] = await app.db.select().from(attempts).where(eq(attempts.id, id));
    expect(stored).toMatchObject({ status: 'GRADED', score: 1, submittedAt: deadlineAt });
  });

  it('are refused when the time runs out while they wait', async () => {
    const { study, finalQuiz, questionIds } = await setUp({ final: { timeLimitMinutes: 5 } });
    const { id, deadlineAt } = await study.start(finalQuiz.id);
    const waiting = await app.db.transaction(async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
      const answer = study.answer(id, questionIds[0] ?? '', 's1');
      app.clock.set(deadlineAt ?? '');
      return { answer };
    });
    expect(await codeOf(waiting.answer)).toBe('attempt.deadlinePassed');
    expect(await app.db.$count(attemptAnswers, eq(attemptAnswers.attemptId, id))).toBe(0);
  });

  it('stored with a time after the deadline are not marked', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id, deadlineAt } = await study.start(finalQuiz.id);
    await study.answer(id, questionIds[0] ?? '', 's1');
    const savedAt = new Date(Date.parse(deadlineAt ?? '') + 1).toISOString();
    await app.db.update(attemptAnswers).set({ savedAt }).where(eq(attemptAnswers.attemptId, id));
    app.clock.set(savedAt);
    expect((await study.submit(id)).result?.score).toBe(0);
  });

  it('are refused once submitted', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id } = await study.start(finalQuiz.id);
    await study.submit(id);
    expect(await codeOf(study.answer(id, questionIds[0] ?? '', 's1'))).toBe('attempt.stale');
  });
});

describe('submitting', () => {
  it('marks every type and gives the same answer again', async () => {
    const course = await setUp();
    const { study, finalQuiz } = course;
    const attempt = await study.sit(course, finalQuiz.id);
    expect(attempt).toMatchObject({
      status: 'GRADED',
      result: { score: 6, maxScore: 6, percent: 100, passed: true },
    });
    const again = await Promise.all([1, 2, 3].map(() => study.submit(attempt.id)));
    for (const { result, submittedAt } of again) {
      expect({ result, submittedAt }).toEqual({
        result: attempt.result,
        submittedAt: attempt.submittedAt,
      });
    }
  });

  it('marks once when several requests come together', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, questionIds[0] ?? '', 's1');
    const all = await Promise.all([1, 2, 3, 4].map(() => study.submit(id)));
    expect(all.map(({ result }) => result?.score)).toEqual([1, 1, 1, 1]);
    const [stored] = await app.db.select().from(attempts).where(eq(attempts.id, id));
    expect(stored?.version).toBe(2);
  });

  it('takes off the penalty for wrong answers, and not for missing ones', async () => {
    const { study, finalQuiz, questionIds } = await setUp({ final: { penalty: 0.5 } });
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, questionIds[0] ?? '', 's1');
    await study.answer(id, questionIds[2] ?? '', 't2');
    expect((await study.submit(id)).result?.score).toBe(0.5);
  });

  it('is done by the server at the deadline, however the race ends', async () => {
    const { study, finalQuiz, questionIds } = await setUp();
    const { id, deadlineAt } = await study.start(finalQuiz.id);
    await study.answer(id, questionIds[0] ?? '', 's1');
    app.clock.set(deadlineAt ?? '');
    app.clock.advance(grace);
    const [submitted] = await Promise.all([
      study.submit(id),
      sweepOverdue(app.deps),
      study.answer(id, questionIds[2] ?? '', 't1'),
      study.client.get(`/learning/attempt/${id}`),
    ]);
    expect(submitted).toMatchObject({ submittedAt: deadlineAt, result: { score: 1 } });
    expect(await sweepOverdue(app.deps)).toBe(0);
  });

  it('happens by the sweep, or whenever the attempt is touched', async () => {
    const { study, finalQuiz, quizPath } = await setUp();
    const first = await study.start(finalQuiz.id);
    app.clock.advance(10 * minute + grace);
    expect(await sweepOverdue(app.deps)).toBe(1);
    const second = await study.start(finalQuiz.id);
    app.clock.advance(10 * minute + grace);
    const { attempts: made, inProgressId } = (await study.client.get(quizPath)).json();
    expect(inProgressId).toBeNull();
    expect(made).toMatchObject([
      { id: first.id, status: 'GRADED', submittedAt: first.deadlineAt },
      { id: second.id, status: 'GRADED', submittedAt: second.deadlineAt },
    ]);
    expect((await study.start(finalQuiz.id)).number).toBe(3);
  });
});

describe('foreign attempts', () => {
  it('are not there for anybody else', async () => {
    const { course, study, finalQuiz, quizPath, questionIds } = await setUp();
    const { id } = await study.start(finalQuiz.id);
    const stranger = createStudy(app, app.users.otherLearner);
    const tries = () =>
      Promise.all([
        stranger.client.get(quizPath),
        stranger.client.post(`${quizPath}/attempt`),
        stranger.client.get(`/learning/attempt/${id}`),
        stranger.answer(id, questionIds[0] ?? '', rightResponses[0] ?? null),
        stranger.client.post(`/learning/attempt/${id}/submit`),
      ]);
    expect((await tries()).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    await stranger.enrol(course.id);
    expect((await tries()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404]);
  });
});
