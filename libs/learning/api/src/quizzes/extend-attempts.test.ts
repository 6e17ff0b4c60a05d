import type { QuizOverride } from '@lms/course-management/contract';
import type { Attempt } from '@lms/learning/contract';
import type { User } from '@lms/org-management/contract';
import { attempts, notifications, users } from '@lms/server/database';
import { createSignedInClient, type TestApp } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { changeQuiz } from '../../testing/change-quiz';
import { createMarking } from '../../testing/marking-fixture';

let test: TestApp;
let marking: ReturnType<typeof createMarking>;
beforeAll(async () => {
  test = await createTestApp();
  marking = createMarking(test);
});
afterAll(() => test.close());

// A session for each request, because tests advance the clock beyond a session's life.
const as = ({ id }: { id: string }) => createSignedInClient(test.app, test.deps, id);

const minutes = (attempt: Pick<Attempt, 'startedAt' | 'deadlineAt'>) =>
  attempt.deadlineAt && (Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt)) / 60_000;

const setUp = async (quiz: object = { timeLimitMinutes: 10 }) => {
  const { finalQuiz, study } = await marking.setUp(quiz);
  const { id } = await study.start(finalQuiz.id);
  const read = async () => (await study.client.get(`/learning/attempt/${id}`)).json<Attempt>();
  const rule = async (rules: Partial<QuizOverride>) => {
    const answer = await as(test.users.orgAdmin).put(`/quiz/${finalQuiz.id}/override`, {
      userId: test.users.learner.id,
      timeLimitMinutes: null,
      attemptsAllowed: null,
      opensAt: null,
      closesAt: null,
      ...rules,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<QuizOverride>();
  };
  const told = () =>
    test.db.$count(
      notifications,
      and(
        eq(notifications.userId, test.users.learner.id),
        eq(notifications.link, `/learn/${finalQuiz.courseId}/attempt/${id}`),
      ),
    );
  return { id, finalQuiz, study, read, rule, told };
};

describe('an exception for one learner', () => {
  it('lengthens the attempt that runs, for learner and author to see', async () => {
    const { read, rule, told } = await setUp();
    expect(minutes(await read())).toBe(10);
    const { running } = await rule({ timeLimitMinutes: 25 });
    const attempt = await read();
    expect(minutes(attempt)).toBe(25);
    expect(running).toEqual({ deadlineAt: attempt.deadlineAt });
    expect(await told()).toBe(1);
  });

  it('of no limit lets the attempt run without end, also one that begins later', async () => {
    const { id, finalQuiz, study, read, rule } = await setUp();
    const { running } = await rule({ timeLimitMinutes: 0 });
    expect((await read()).deadlineAt).toBeNull();
    expect(running).toEqual({ deadlineAt: null });
    test.clock.advance(3_600_000);
    await study.submit(id);
    const start = await study.client.get(`/learning/quiz/${finalQuiz.id}`);
    expect(start.json()).toMatchObject({ timeLimitMinutes: null });
    expect((await study.start(finalQuiz.id)).deadlineAt).toBeNull();
  });

  it('never shortens the attempt that runs, and is told once', async () => {
    const { read, rule, told } = await setUp();
    await rule({ timeLimitMinutes: 5 });
    expect(minutes(await read())).toBe(10);
    expect(await told()).toBe(0);
    await rule({ timeLimitMinutes: 20 });
    await rule({ timeLimitMinutes: 20 });
    await rule({ attemptsAllowed: 5 });
    expect(minutes(await read())).toBe(20);
    expect(await told()).toBe(1);
  });

  it('moves the closing date of the attempt that runs', async () => {
    const closesAt = new Date(test.clock.now().getTime() + 5 * 60_000).toISOString();
    const later = new Date(test.clock.now().getTime() + 8 * 60_000).toISOString();
    const { read, rule } = await setUp({ timeLimitMinutes: 10, closesAt });
    expect((await read()).deadlineAt).toBe(closesAt);
    await rule({ closesAt: later });
    expect((await read()).deadlineAt).toBe(later);
  });

  it('of no limit leaves the attempt its closing date, once there is a limit again', async () => {
    const { read, rule } = await setUp();
    expect((await read()).isTimed).toBe(true);
    // Whole minutes after the start, as a time limit ends.
    const closesAt = new Date(test.clock.now().getTime() + 61 * 86_400_000).toISOString();
    await rule({ timeLimitMinutes: 0, closesAt });
    expect(await read()).toMatchObject({ deadlineAt: closesAt, isTimed: false });
    await rule({ timeLimitMinutes: 15 });
    expect(await read()).toMatchObject({ deadlineAt: closesAt, isTimed: false });
  });

  it('does not bring back an attempt whose time was up', async () => {
    const { id, rule } = await setUp();
    test.clock.advance(11 * 60_000);
    await rule({ timeLimitMinutes: 60 });
    const [attempt] = await test.db.select().from(attempts).where(eq(attempts.id, id));
    expect(attempt && minutes(attempt)).toBe(10);
  });
});

describe('a quiz that is given more time', () => {
  it('lengthens the attempts that run, and shortens none', async () => {
    const { finalQuiz, read, told } = await setUp();
    const change = async (timeLimitMinutes: number) => {
      const author = () => as(test.users.orgAdmin);
      const saved = await changeQuiz(author, finalQuiz.id, { timeLimitMinutes });
      expect(saved.statusCode, saved.body).toBe(200);
      await test.deps.queue.runDue();
    };
    await change(45);
    expect(minutes(await read())).toBe(45);
    await change(5);
    expect(minutes(await read())).toBe(45);
    expect(await told()).toBe(1);
  });

  it('does so when it closes later', async () => {
    const closesAt = new Date(test.clock.now().getTime() + 5 * 60_000).toISOString();
    const later = new Date(test.clock.now().getTime() + 8 * 60_000).toISOString();
    const { finalQuiz, read } = await setUp({ timeLimitMinutes: 10, closesAt });
    await changeQuiz(() => as(test.users.orgAdmin), finalQuiz.id, { closesAt: later });
    await test.deps.queue.runDue();
    expect((await read()).deadlineAt).toBe(later);
  });
});

describe('extra time for a person', () => {
  it('reaches the attempt that runs', async () => {
    const { read, told } = await setUp();
    const { id } = test.users.learner;
    const system = as(test.users.system);
    const { version, ...user } = (await system.get(`/user/${id}`)).json<User>();
    const saved = await system.put(`/user/${id}`, {
      username: user.username,
      name: user.name,
      roles: user.roles,
      organizationId: user.organizationId,
      occupation: user.occupation,
      companyName: user.companyName,
      phone: user.phone,
      preferredLanguage: user.preferredLanguage,
      accommodations: { extraTimePercent: 50, largeText: false },
      version,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(minutes(await read())).toBe(15);
    expect(await told()).toBe(1);
    await test.db.update(users).set({ extraTimePercent: 0 }).where(eq(users.id, id));
  });
});
