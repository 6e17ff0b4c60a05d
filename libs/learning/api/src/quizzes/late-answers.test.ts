import type { AnswerSaved, Attempt } from '@lms/learning/contract';
import { attemptAnswers, quizzes } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';
import { sweepOverdue } from './sweep';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const setUp = async (final: Parameters<typeof createCourse>[2] = {}) => {
  const { course, finalQuiz, questionIds } = await createCourse(
    test.db,
    test.organizations.bcc.id,
    final,
  );
  const study = createStudy(test, test.users.learner);
  await study.enrol(course.id);
  const { id, deadlineAt } = await study.start(finalQuiz.id);
  /** A moment some seconds after the deadline. */
  const after = (seconds: number) =>
    new Date(Date.parse(deadlineAt ?? '') + seconds * 1_000).toISOString();
  const send = async (index: number, response: string, givenAt?: string) => {
    const questionId = questionIds[index] ?? '';
    const body = { questionId, response, givenAt };
    const answer = await study.client.put(`/learning/attempt/${id}/answers`, body);
    return answer.json<{ code?: string }>().code ?? answer.statusCode;
  };
  const read = async () => (await study.client.get(`/learning/attempt/${id}`)).json<Attempt>();
  return { id, deadlineAt, questionIds, finalQuiz, study, after, send, read };
};

describe('an answer given in time', () => {
  it('counts if it arrives within the grace', async () => {
    const { id, deadlineAt, study, after, send, read } = await setUp();
    test.clock.set(after(119));
    expect(await send(0, 's1', after(-1))).toBe(200);
    expect((await read()).status).toBe('IN_PROGRESS');
    expect(await study.submit(id)).toMatchObject({
      submittedAt: deadlineAt,
      result: { score: 1, uncounted: [] },
    });
  });

  it('is waited for by the sweep, and by nobody longer than that', async () => {
    const { id, after, send, read, questionIds } = await setUp();
    test.clock.set(after(119));
    expect(await sweepOverdue(test.deps)).toBe(0);
    test.clock.set(after(120));
    expect(await send(0, 's1', after(-1))).toBe('attempt.deadlinePassed');
    const { status, result } = await read();
    expect([status, result?.score, result?.uncounted]).toEqual(['GRADED', 0, [questionIds[0]]]);
    expect(await test.db.$count(attemptAnswers, eq(attemptAnswers.attemptId, id))).toBe(0);
  });

  it('is not one that says nothing of its time, or was given at the deadline', async () => {
    const { after, send, study, id, questionIds } = await setUp();
    test.clock.set(after(1));
    expect(await send(0, 's1')).toBe('attempt.deadlinePassed');
    expect(await send(2, 't1', after(0))).toBe('attempt.deadlinePassed');
    expect((await study.submit(id)).result).toMatchObject({
      score: 0,
      uncounted: [questionIds[0], questionIds[2]],
    });
  });

  it('is none of an impossible time', async () => {
    const { after, send } = await setUp();
    test.clock.set(after(1));
    expect(await send(0, 's1', '2026-02-30T25:00:00Z')).toBe('validation.failed');
    expect(await send(0, 's1', '0000-01-01T00:00:00Z')).toBe('validation.failed');
  });

  it('comes too late once the attempt is submitted, which the result says', async () => {
    const { id, study, after, send, read, questionIds } = await setUp();
    expect(await send(0, 's1')).toBe(200);
    await study.submit(id);
    // The same answer once more changes nothing; another one would have.
    expect(await send(0, 's1', after(-60))).toBe('attempt.stale');
    expect(await send(2, 't1', after(-60))).toBe('attempt.stale');
    expect(await send(2, 't1', after(-60))).toBe('attempt.stale');
    expect((await read()).result).toMatchObject({ score: 1, uncounted: [questionIds[2]] });
  });
});

describe('the grace', () => {
  it('is that of the quiz when the attempt began', async () => {
    const { id, after, send, read, finalQuiz } = await setUp({ final: { graceMinutes: 20 } });
    expect((await read()).graceMinutes).toBe(20);
    await test.db.update(quizzes).set({ graceMinutes: 0 }).where(eq(quizzes.id, finalQuiz.id));
    test.clock.set(after(20 * 60 - 1));
    await sweepOverdue(test.deps);
    expect(await send(0, 's1', after(-1))).toBe(200);
    test.clock.set(after(20 * 60));
    expect(await sweepOverdue(test.deps)).toBe(1);
    expect(await send(2, 't1', after(-1))).toBe('attempt.deadlinePassed');
    expect(await read()).toMatchObject({ id, status: 'GRADED', result: { score: 1 } });
  });

  it('may be none', async () => {
    const { after, send, read } = await setUp({ final: { graceMinutes: 0 } });
    test.clock.set(after(0));
    expect(await send(0, 's1', after(-1))).toBe('attempt.deadlinePassed');
    expect((await read()).status).toBe('GRADED');
  });
});

describe('two cuts of five minutes', () => {
  it('end with every answer that was given in time, and none that was not', async () => {
    const { study, id, after, send, questionIds } = await setUp({ final: { graceMinutes: 6 } });
    // Ten minutes: the first cut is from the second to the seventh, the other begins at the ninth.
    test.clock.set(after(-8 * 60));
    expect(await send(3, 'early')).toBe(200);
    test.clock.set(after(-3 * 60));
    expect(await send(0, 's2', after(-7 * 60))).toBe(200);
    expect(await send(1, 'm1', after(-6 * 60))).toBe('validation.failed');
    expect(await send(0, 's1', after(-5 * 60))).toBe(200);
    test.clock.set(after(4 * 60));
    expect(await send(2, 't1', after(-1))).toBe(200);
    expect(await send(3, 'late', after(0))).toBe('attempt.deadlinePassed');
    const { answers, result } = await study.submit(id);
    const [single, , isTrue, short] = questionIds;
    expect(answers).toEqual({ [single!]: 's1', [isTrue!]: 't1', [short!]: 'early' });
    expect(result?.uncounted).toEqual([short]);
  });
});

describe('of answers to one question', () => {
  it('the one given last stands, whichever device sent it and whenever it arrived', async () => {
    const { id, after, read, questionIds, study } = await setUp();
    const questionId = questionIds[0] ?? '';
    const put = async (response: string, givenAt?: string) =>
      (
        await study.client.put(`/learning/attempt/${id}/answers`, { questionId, response, givenAt })
      ).json<AnswerSaved>();
    const shown = async () => (await read()).answers[questionId];
    test.clock.set(after(-300));
    expect((await put('s1', after(-310))).outdated).toBe(false);
    // Another device was without a connection meanwhile, and sends twice.
    expect((await put('s2', after(-400))).outdated).toBe(true);
    expect((await put('s2', after(-400))).outdated).toBe(true);
    expect(await shown()).toBe('s1');
    // A moment in the future is that of the arrival: an answer after it stands.
    expect((await put('s2', after(-1))).outdated).toBe(false);
    test.clock.set(after(-299));
    expect((await put('s1')).outdated).toBe(false);
    test.clock.set(after(60));
    expect((await put('s2', after(-350))).outdated).toBe(true);
    expect((await put('s2', after(-2))).outdated).toBe(false);
    expect((await put('s2', after(-2))).outdated).toBe(false);
    expect(await shown()).toBe('s2');
  });
});

describe('the clock of an attempt', () => {
  it('is that of a time limit, not that of the closing date', async () => {
    const closesAt = new Date(test.clock.now().getTime() + 60 * 86_400_000).toISOString();
    const open = await setUp({ final: { timeLimitMinutes: null, closesAt } });
    expect(await open.read()).toMatchObject({ deadlineAt: closesAt, isTimed: false });
    const limited = await setUp({ final: { timeLimitMinutes: 10, closesAt } });
    expect((await limited.read()).isTimed).toBe(true);
    await test.db.update(quizzes).set({ timeLimitMinutes: 5 });
    expect(await open.read()).toMatchObject({ deadlineAt: closesAt, isTimed: false });
  });
});
