import type { Attempt, PreparedAnswers, PreparedAttempts } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  enrolments,
  preparedAttempts,
  quizzes,
  studySpans,
} from '@lms/server/database';
import { createCourse, rightResponses, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

let begin = Date.parse('2027-03-01T06:00:00.000Z');
beforeEach(() => {
  begin += 7 * 86_400_000;
  test.clock.set(at(0));
});

/** Moment some seconds after the course was kept. */
const at = (seconds: number) => new Date(begin + seconds * 1_000).toISOString();

const setUp = async (options: Parameters<typeof createCourse>[2] = {}) => {
  const fixture = await createCourse(test.db, test.organizations.bcc.id, options);
  const study = createStudy(test, test.users.learner);
  const { id: enrolmentId } = await study.enrol(fixture.course.id);
  const prepare = async () => {
    const path = `/learning/course/${fixture.course.id}/prepared-attempt`;
    const answer = await study.client.post(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return { ...answer.json<PreparedAttempts>(), text: answer.body };
  };
  const questionId = fixture.questionIds[0] ?? '';
  const sheet = (more: Partial<PreparedAnswers> = {}): PreparedAnswers => ({
    startedAt: at(60),
    submittedAt: at(120),
    sentAt: test.clock.now().toISOString(),
    answers: [{ questionId, response: rightResponses[0] ?? null, givenAt: at(90) }],
    ...more,
  });
  const send = async (id: string, body = sheet()) => {
    const answer = await study.client.post(`/learning/prepared-attempt/${id}/submit`, body);
    const { code, ...attempt } = answer.json<Attempt & { code?: string }>();
    return code ?? attempt;
  };
  const count = () => test.db.$count(attempts, eq(attempts.quizId, fixture.practiceQuiz.id));
  return { ...fixture, enrolmentId, study, questionId, prepare, sheet, send, count };
};

const first = ({ attempts: drawn }: PreparedAttempts) => drawn[0]?.id ?? '';

describe('a practice quiz without a connection', () => {
  it('is drawn without its key, once for all devices, and only where it may begin', async () => {
    const { practiceQuiz, prepare } = await setUp();
    const drawn = await prepare();
    expect(drawn.attempts.map(({ quiz }) => quiz.id)).toEqual([practiceQuiz.id]);
    expect(drawn.text).not.toMatch(/KEY|fraction|feedback/);
    expect(first(await prepare())).toBe(first(drawn));
    await test.db.update(quizzes).set({ version: 9 }).where(eq(quizzes.id, practiceQuiz.id));
    expect(first(await prepare())).not.toBe(first(drawn));
    await test.db
      .update(quizzes)
      .set({ opensAt: at(60) })
      .where(eq(quizzes.id, practiceQuiz.id));
    expect((await prepare()).attempts).toEqual([]);
  });

  it('is marked on arrival, by the clock of the server, and counts once', async () => {
    const { prepare, send, sheet, count, study, enrolmentId, article } = await setUp();
    const id = first(await prepare());
    test.clock.set(at(86_400));
    // The device's clock is an hour behind.
    const behind = (seconds: number) => at(seconds - 3_600);
    const told = sheet({
      startedAt: behind(60),
      submittedAt: behind(120),
      sentAt: behind(86_400),
      answers: sheet().answers.map((answer) => ({ ...answer, givenAt: behind(90) })),
    });
    const [one, other] = await Promise.all([send(id, told), send(id, told)]);
    expect(one).toMatchObject({
      id,
      number: 1,
      status: 'GRADED',
      startedAt: at(60),
      submittedAt: at(120),
      result: { percent: 100, passed: true },
    });
    expect(other).toEqual(one);
    expect(await count()).toBe(1);
    const [enrolment] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId));
    expect([enrolment?.progressPercent, enrolment?.secondsSpent]).toEqual([25, 60]);
    const [span] = await test.db.select().from(studySpans).where(eq(studySpans.id, id));
    expect(span).toMatchObject({ source: 'OFFLINE', startedAt: at(60), secondsCounted: 60 });
    expect(await test.db.$count(preparedAttempts, eq(preparedAttempts.id, id))).toBe(0);
    expect(first(await prepare())).not.toBe(id);
    // Study at the same time is not counted again.
    const event = { positionSeconds: 0, secondsSpent: 60, completed: false };
    const read = {
      ...event,
      id: crypto.randomUUID(),
      lessonId: article.id,
      startedAt: at(90),
      endedAt: at(150),
    };
    const body = { events: [read], sentAt: at(86_400) };
    const { events } = (await study.client.post('/learning/offline-study', body)).json<{
      events: { secondsCounted: number }[];
    }>();
    expect(events[0]?.secondsCounted).toBe(30);
  });

  it('is settled between two devices: the first stands, and the other is told', async () => {
    const { prepare, send, sheet, count, questionId } = await setUp();
    const id = first(await prepare());
    test.clock.set(at(600));
    const wrong = sheet({ answers: [{ questionId, response: 's2', givenAt: at(80) }] });
    const answers = await Promise.all([send(id), send(id, wrong)]);
    expect(answers.filter((answer) => answer === 'attempt.stale')).toHaveLength(1);
    expect(await count()).toBe(1);
    expect(await test.db.$count(attemptAnswers, eq(attemptAnswers.attemptId, id))).toBe(1);
  });

  it('counts no answer given after its time limit', async () => {
    const { prepare, send, sheet, questionId } = await setUp({ practice: { timeLimitMinutes: 1 } });
    const id = first(await prepare());
    test.clock.set(at(600));
    const late = sheet({
      submittedAt: at(300),
      answers: [{ questionId, response: 's1', givenAt: at(121) }],
    });
    expect(await send(id, late)).toMatchObject({
      submittedAt: at(120),
      result: { score: 0, uncounted: [questionId] },
    });
  });

  it('is refused by name for what an attempt online is refused', async () => {
    const cases = [
      { change: { attemptsAllowed: 1 }, code: 'attempt.noneLeft', online: true },
      { change: { closesAt: at(300) }, code: 'attempt.closed' },
      { change: { opensAt: at(100) }, code: 'attempt.notOpen' },
      { change: { status: 'INACTIVE' as const }, code: 'attempt.closed' },
      { change: { kind: 'FINAL' as const }, code: 'attempt.closed' },
    ];
    for (const { change, code, online } of cases) {
      test.clock.set(at(0));
      const fixture = await setUp();
      const { practiceQuiz, prepare, send, study } = fixture;
      const id = first(await prepare());
      await test.db.update(quizzes).set(change).where(eq(quizzes.id, practiceQuiz.id));
      if (online) await study.sit(fixture, practiceQuiz.id);
      test.clock.set(at(86_400));
      expect(await send(id), JSON.stringify(change)).toBe(code);
    }
  });

  it('is nobody else’s, takes no odd answer, and waits for the lesson before it', async () => {
    const { course, prepare, send, sheet, questionId, enrolmentId } = await setUp();
    const id = first(await prepare());
    test.clock.set(at(600));
    const other = createStudy(test, test.users.otherLearner);
    await other.enrol(course.id);
    const foreign = await other.client.post(`/learning/prepared-attempt/${id}/submit`, sheet());
    expect(foreign.statusCode).toBe(404);
    const odd = sheet({ answers: [{ questionId, response: { p1: 'c1' }, givenAt: at(80) }] });
    expect(await send(id, odd)).toBe('validation.failed');
    await test.db
      .update(enrolments)
      .set({ status: 'CANCELLED' })
      .where(eq(enrolments.id, enrolmentId));
    expect(await send(id)).toBe('entity.notFound');
    const sequential = await setUp({ course: { sequential: true } });
    expect((await sequential.prepare()).attempts).toEqual([]);
  });
});
