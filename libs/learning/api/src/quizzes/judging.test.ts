import type { QuizInput, Regrade } from '@lms/course-management/contract';
import type { QuizStart } from '@lms/learning/contract';
import { attempts, certificates, enrolments, notifications, quizzes } from '@lms/server/database';
import { createCourse, createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { changeQuiz } from '../../testing/change-quiz';
import { createStudy } from '../../testing/study-fixture';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

/** A learner who has done everything but the final quiz of six questions. */
const setUp = async (final: Partial<typeof quizzes.$inferInsert> = {}) => {
  const course = await createCourse(test.db, test.organizations.bcc.id, { final });
  const study = createStudy(test, test.users.learner);
  await study.enrol(course.course.id);
  await study.complete(course.article.id);
  await study.complete(course.video.id);
  await study.sit(course, course.practiceQuiz.id);
  const quizId = course.finalQuiz.id;
  const author = () => createSignedInClient(test.app, test.deps, test.users.orgAdmin.id);
  const change = (more: Partial<QuizInput>) => changeQuiz(author, quizId, more);
  const regrade = async (dryRun: boolean) =>
    (await author().post(`/quiz/${quizId}/regrade?dryRun=${dryRun}`)).json<Regrade>();
  const state = async () => {
    const [enrolment] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.courseId, course.course.id));
    const made = await test.db.select().from(attempts).where(eq(attempts.quizId, quizId));
    return {
      status: enrolment?.status,
      certificates: await test.db.$count(certificates, eq(certificates.courseId, course.course.id)),
      passed: made.sort((a, b) => a.number - b.number).map(({ passed }) => passed),
      passMarks: made.map(({ rules }) => rules.passMark),
    };
  };
  const sit = (right: number) => study.sit(course, quizId, right);
  const start = async () => (await study.client.get(`/learning/quiz/${quizId}`)).json<QuizStart>();
  return { ...course, study, quizId, change, regrade, state, sit, start };
};

describe('a changed pass mark', () => {
  it('judges finished attempts anew, and completes the course of whoever passes now', async () => {
    const { sit, change, state, course } = await setUp();
    const { id } = await sit(4);
    expect(await state()).toMatchObject({ status: 'ACTIVE', certificates: 0, passed: [false] });
    expect((await change({ passMark: 66.5 })).statusCode).toBe(200);
    await test.deps.queue.runDue();
    expect(await state()).toEqual({
      status: 'COMPLETED',
      certificates: 1,
      passed: [true],
      passMarks: [66.5],
    });
    const told = and(
      eq(notifications.kind, 'QUIZ_REGRADED'),
      eq(notifications.link, `/learn/${course.id}/attempt/${id}`),
    );
    expect(await test.db.$count(notifications, told)).toBe(1);
  });

  it('tells a learner once, by one mail, however many attempts pass by it', async () => {
    const { sit, change, state, course } = await setUp({ attemptsAllowed: 3 });
    await sit(3);
    const { id } = await sit(4);
    await change({ passMark: 40 });
    await test.deps.queue.runDue();
    expect((await state()).passed).toEqual([true, true]);
    const links = await test.db
      .select({ link: notifications.link })
      .from(notifications)
      .where(
        and(
          eq(notifications.kind, 'QUIZ_REGRADED'),
          like(notifications.link, `/learn/${course.id}/%`),
        ),
      );
    expect(links).toEqual([{ link: `/learn/${course.id}/attempt/${id}` }]);
    const mails = await readOutbox(test);
    expect(mails.filter((mail) => mail.includes(`/learn/${course.id}/attempt/`))).toHaveLength(1);
  });

  it('takes back no completion and no certificate', async () => {
    const { sit, change, state } = await setUp();
    await sit(5);
    await change({ passMark: 90 });
    await test.deps.queue.runDue();
    expect(await state()).toMatchObject({
      status: 'COMPLETED',
      certificates: 1,
      passed: [false],
    });
  });

  it('judges an attempt under way at its end', async () => {
    const { study, questionIds, quizId, change, state } = await setUp();
    const attempt = await study.start(quizId);
    await study.answer(attempt.id, questionIds[0] ?? '', 's1');
    await change({ passMark: 10 });
    await test.deps.queue.runDue();
    expect(await study.submit(attempt.id)).toMatchObject({
      passMark: 10,
      result: { passed: true },
    });
    expect(await state()).toMatchObject({ status: 'COMPLETED', passMarks: [10] });
  });
});

describe('a changed grading method', () => {
  it('completes the course of whoever passes by it', async () => {
    const { sit, change, state } = await setUp({ gradingMethod: 'FIRST' });
    await sit(1);
    await sit(6);
    expect(await state()).toMatchObject({ status: 'ACTIVE', passed: [false, true] });
    await change({ gradingMethod: 'LAST' });
    await test.deps.queue.runDue();
    expect(await state()).toMatchObject({ status: 'COMPLETED', certificates: 1 });
  });

  it('is seen by the dry run of a regrade, which then helps who was stuck', async () => {
    const { sit, regrade, quizId, state } = await setUp({ gradingMethod: 'FIRST', passMark: 100 });
    await sit(4);
    await sit(5);
    await test.db
      .update(quizzes)
      .set({ gradingMethod: 'HIGHEST', passMark: 80 })
      .where(eq(quizzes.id, quizId));
    const dry = await regrade(true);
    expect(dry).toMatchObject({
      completions: 1,
      changes: [{ number: 2, before: { passed: false }, after: { passed: true } }],
    });
    expect((await state()).status).toBe('ACTIVE');
    await regrade(false);
    expect((await state()).status).toBe('COMPLETED');
    expect(await regrade(true)).toMatchObject({ changes: [], completions: 0 });
  });
});

describe('the overall result', () => {
  it('is the average where that counts, with what is missing for a pass', async () => {
    const { sit, start, state } = await setUp({ gradingMethod: 'AVERAGE', attemptsAllowed: 3 });
    expect((await start()).result).toBeNull();
    await sit(3);
    expect(await start()).toMatchObject({
      gradingMethod: 'AVERAGE',
      result: { percent: 50, passed: false, attempts: 1, needed: { attempts: 2, percent: 95 } },
    });
    await sit(6);
    // The best attempt would pass, but not the average of both.
    expect(await state()).toMatchObject({ status: 'ACTIVE', passed: [false, true] });
    expect((await start()).result).toEqual({
      percent: 75,
      passed: false,
      attempts: 2,
      needed: { attempts: 1, percent: 90 },
    });
    await sit(6);
    expect((await start()).result).toMatchObject({ passed: true, needed: null });
    expect((await state()).status).toBe('COMPLETED');
  });

  it('is hidden as long as the marks are', async () => {
    const { sit, start } = await setUp({
      review: { marks: 'NEVER', answers: 'NEVER', feedback: 'NEVER' },
    });
    await sit(6);
    expect((await start()).result).toBeNull();
  });
});

describe('a final quiz', () => {
  it('refuses a pass mark of 0 and takes one with decimals', async () => {
    const { change } = await setUp();
    const refused = await change({ passMark: 0 });
    expect([refused.statusCode, refused.json<{ errors: object[] }>().errors]).toEqual([
      400,
      [{ field: 'passMark', code: 'min', params: { min: 0.01 } }],
    ]);
    expect((await change({ passMark: 5.55 })).json()).toMatchObject({ passMark: 5.55 });
    expect((await change({ kind: 'PRACTICE', passMark: 0 })).statusCode).toBe(200);
  });

  it('is never passed by a blank attempt, whatever is stored', async () => {
    const { study, quizId, state } = await setUp({ passMark: 0 });
    const { result } = await study.submit((await study.start(quizId)).id);
    expect(result).toMatchObject({ percent: 0, passed: false, certificateSerial: null });
    expect(await state()).toMatchObject({ status: 'ACTIVE', certificates: 0 });
  });
});
