import type { Attempt } from '@lms/learning/contract';
import { attemptAnswers, attempts } from '@lms/server/database';
import { createCourse, rightResponses, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async () => {
  const { course, finalQuiz, questionIds } = await createCourse(app.db, app.organizations.bcc.id);
  const study = createStudy(app, app.users.learner);
  await study.enrol(course.id);
  const { id, deadlineAt } = await study.start(finalQuiz.id);
  const path = `/learning/attempt/${id}`;
  return {
    id,
    deadlineAt: deadlineAt ?? '',
    study,
    questionIds,
    first: questionIds[0] ?? '',
    put: (body: object) => study.client.put(`${path}/answers`, body),
    read: async () => (await study.client.get(path)).json<Attempt>(),
    stored: () => app.db.$count(attemptAnswers, eq(attemptAnswers.attemptId, id)),
  };
};

describe('an answer', () => {
  it('is saved by one statement, besides that of its session', async () => {
    const { id, first } = await setUp();
    const client = app.as(app.users.learner);
    await client.get('/user/me');
    const connect = vi.spyOn(app.database.pool, 'connect');
    const query = vi.spyOn(app.database.pool, 'query');
    const body = { questionId: first, response: 's1' };
    const saved = await client.put(`/learning/attempt/${id}/answers`, body);
    const names = query.mock.calls.map(([config]) => (config as unknown as { name: string }).name);
    // A transaction takes a connection of its own; a statement has the pool take one.
    const transactions = connect.mock.calls.filter(([callback]) => callback === undefined);
    query.mockRestore();
    connect.mockRestore();
    expect(saved.statusCode, saved.body).toBe(200);
    expect(names).toEqual(['find-caller', 'save-answer']);
    expect(transactions).toEqual([]);
  });

  it('changes nothing when it is sent again, and keeps the flag that it says nothing of', async () => {
    const { id, first, put, read, stored, deadlineAt } = await setUp();
    await put({ questionId: first, response: 's2', flagged: true });
    const again = await Promise.all(
      [1, 2, 3].map(() => put({ questionId: first, response: 's1' })),
    );
    const savedAt = app.clock.now().toISOString();
    expect(again.map((answer) => answer.json())).toEqual(
      Array(3).fill({ savedAt, deadlineAt, outdated: false }),
    );
    expect(await read()).toMatchObject({ id, answers: { [first]: 's1' }, flagged: [first] });
    expect(await stored()).toBe(1);
  });
});

describe('answers that come at once', () => {
  it('are all kept, whichever is written first', async () => {
    const { id, study, questionIds, stored } = await setUp();
    const sent = await Promise.all(
      [...questionIds.keys()]
        .reverse()
        .map((index) => study.answer(id, questionIds[index] ?? '', rightResponses[index] ?? null)),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(questionIds.map(() => 200));
    expect(await stored()).toBe(questionIds.length);
    expect((await study.submit(id)).result?.score).toBe(questionIds.length);
  });

  it('to one question leave the one that was written last, also after a wait', async () => {
    const { id, first, put, read, stored } = await setUp();
    const { waiting } = await app.db.transaction(async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.id, id)).for('update');
      return { waiting: ['s1', 's2'].map((response) => put({ questionId: first, response })) };
    });
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
    expect(['s1', 's2']).toContain((await read()).answers[first]);
    await put({ questionId: first, response: 's1' });
    expect((await read()).answers[first]).toBe('s1');
    expect(await stored()).toBe(1);
  });

  it('with the submission count, or are named as too late', async () => {
    const { id, first, put, study } = await setUp();
    const [answer, { result }] = await Promise.all([
      put({ questionId: first, response: 's1' }),
      study.submit(id),
    ]);
    const counted = answer.statusCode === 200;
    const { result: shown } = (await study.client.get(`/learning/attempt/${id}`)).json<Attempt>();
    expect(shown).toMatchObject({
      score: counted ? 1 : 0,
      uncounted: counted ? [] : [first],
    });
    expect(result?.score).toBe(shown?.score);
    if (!counted) expect(answer.json()).toMatchObject({ code: 'attempt.stale' });
  });

  it('after the deadline count if they were given before it, and are refused otherwise', async () => {
    const { deadlineAt, questionIds, put, read } = await setUp();
    const [first, second, third] = questionIds;
    const at = (seconds: number) =>
      new Date(Date.parse(deadlineAt) + seconds * 1_000).toISOString();
    app.clock.set(at(119));
    const sent = await Promise.all([
      put({ questionId: third, response: 't1', givenAt: at(0) }),
      put({ questionId: second, response: ['m1'] }),
      put({ questionId: first, response: 's1', givenAt: at(-1) }),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([409, 409, 200]);
    expect((await read()).answers).toEqual({ [first ?? '']: 's1' });
  });
});
