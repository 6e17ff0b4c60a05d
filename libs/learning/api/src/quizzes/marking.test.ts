import type { Problem, QuizItem } from '@lms/contract';
import type { EssayMarked, EssayQuiz } from '@lms/learning/contract';
import { activityLog, notifications, quizzes } from '@lms/server/database';
import { readOutbox, type TestApp } from '@lms/server/testing';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createMarking, essay } from '../../testing/marking-fixture';

let test: TestApp;
let marking: ReturnType<typeof createMarking>;
beforeAll(async () => {
  test = await createTestApp();
  marking = createMarking(test);
});
afterAll(() => test.close());

const gradedNotes = () =>
  test.db.$count(
    notifications,
    and(eq(notifications.userId, test.users.learner.id), eq(notifications.kind, 'QUIZ_GRADED')),
  );
describe('an answered essay', () => {
  it('lets the attempt wait without a score, and says so to the learner alone', async () => {
    const { submit, essayId, choiceId, course, finalQuiz, study } = await marking.setUp();
    const attempt = await submit();
    expect(attempt.status).toBe('SUBMITTED');
    expect(attempt.result).toMatchObject({ score: null, percent: null, passed: null });
    expect(attempt.result?.review[essayId]).toEqual({ state: 'waiting' });
    expect(attempt.result?.review[choiceId]).toEqual({});
    expect(JSON.stringify(attempt)).not.toContain('KEY');
    expect(await marking.statusOf(course.id)).toBe('ACTIVE');
    const start = (await study.client.get(`/learning/quiz/${finalQuiz.id}`)).json();
    expect(start.attempts).toMatchObject([{ status: 'SUBMITTED', percent: null, passed: null }]);
  });

  it('that was left empty waits for nobody', async () => {
    const { submit, essayId } = await marking.setUp();
    const attempt = await submit('  ');
    expect(attempt.status).toBe('GRADED');
    expect(attempt.result).toMatchObject({ score: 1, passed: false });
    expect((await marking.put(attempt.id, essayId, 4)).statusCode).toBe(404);
  });

  it('that is submitted at the deadline waits like any other', async () => {
    const { study, finalQuiz, essayId, readAttempt } = await marking.setUp();
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, essayId, 'Late but there');
    test.clock.advance(13 * 60_000);
    expect((await readAttempt(id)).status).toBe('SUBMITTED');
  });

  it('is in the list of its own organization, the oldest first, until it is marked', async () => {
    const { submit, finalQuiz, course, essayId } = await marking.setUp();
    const first = await submit('First');
    test.clock.advance(1000);
    const second = await submit('Second');
    const filter = { quizId: finalQuiz.id };
    const found = await marking.waiting(test.users.orgAdmin, { filter });
    expect(found.total).toBe(2);
    expect(found.items).toMatchObject([
      { attemptId: first.id, response: 'First', maxMark: 4, learner: 'learner', language: 'en' },
      { attemptId: second.id, markingGuide: '<p>KEY the reason</p>', mark: null },
    ]);
    expect((await marking.waiting(test.users.otherOrgAdmin, { filter })).total).toBe(0);
    expect(
      (await marking.waiting(test.users.system, { filter: { courseId: course.id } })).total,
    ).toBe(2);
    await marking.put(first.id, essayId, 2, 'Fair');
    expect((await marking.waiting(test.users.orgAdmin, { filter })).items).toMatchObject([
      { attemptId: second.id },
    ]);
    const marked = { ...filter, markedAt: { from: '2020-01-01' } };
    expect((await marking.waiting(test.users.orgAdmin, { filter: marked })).items).toMatchObject([
      { attemptId: first.id, mark: 2, comment: 'Fair' },
    ]);
  });

  it('makes its quiz one to filter by, before it is marked and after, for its organization', async () => {
    const { submit, finalQuiz, course, essayId } = await marking.setUp();
    const quizzesOf = async (user = test.users.orgAdmin) => {
      const { items } = (await test.as(user).get('/essay/quiz')).json<{ items: EssayQuiz[] }>();
      return items.filter(({ id }) => id === finalQuiz.id);
    };
    expect(await quizzesOf()).toEqual([]);
    const attempt = await submit();
    const own = [{ id: finalQuiz.id, courseId: course.id, language: 'en' }];
    expect(await quizzesOf()).toMatchObject(own);
    await marking.put(attempt.id, essayId, 2);
    expect(await quizzesOf()).toMatchObject(own);
    expect(await quizzesOf(test.users.otherOrgAdmin)).toEqual([]);
    expect((await test.as(test.users.learner).get('/essay/quiz')).statusCode).toBe(403);
  });

  it('is marked by no learner, no stranger and with no more than the question earns', async () => {
    const { submit, essayId, choiceId } = await marking.setUp();
    const { id } = await submit();
    const path = `/essay/${id}/${essayId}`;
    const body = { mark: 1, comment: '', markedAt: null };
    expect((await marking.signedIn(test.users.learner).put(path, body)).statusCode).toBe(403);
    expect((await marking.signedIn(test.users.orgUser).put(path, body)).statusCode).toBe(403);
    expect((await marking.signedIn(test.users.otherOrgAdmin).put(path, body)).statusCode).toBe(404);
    expect((await marking.signedIn(test.users.learner).post('/essay/find', {})).statusCode).toBe(
      403,
    );
    expect((await marking.put(id, choiceId, 1)).statusCode).toBe(404);
    for (const mark of [-1, 4.01]) {
      const refused = await marking.put(id, essayId, mark);
      expect(refused.json<Problem>().errors?.[0]?.field).toBe('mark');
    }
  });

  it('is not there before it is submitted', async () => {
    const { study, finalQuiz, essayId } = await marking.setUp();
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, essayId, 'Not yet');
    expect((await marking.put(id, essayId, 1)).statusCode).toBe(404);
    expect(
      (await marking.waiting(test.users.orgAdmin, { filter: { quizId: finalQuiz.id } })).total,
    ).toBe(0);
  });
});

describe('marking', () => {
  it('grades the attempt, completes the course, certifies and tells the learner once of which quiz', async () => {
    const { submit, readAttempt, complete, essayId, course, finalQuiz, video, study } =
      await marking.setUp();
    await complete();
    await study.complete(video.id);
    const { id } = await submit();
    const before = await gradedNotes();
    const twice = await Promise.all([
      marking.put(id, essayId, 3.5, 'Good'),
      marking.put(id, essayId, 3.5, 'Good'),
    ]);
    expect(twice.map((answer) => answer.json<EssayMarked>().attemptStatus)).toEqual([
      'GRADED',
      'GRADED',
    ]);
    const { status, result } = await readAttempt(id);
    expect(status).toBe('GRADED');
    expect(result).toMatchObject({ score: 4.5, percent: 90, passed: true });
    expect(result?.review[essayId]).toMatchObject({
      mark: 3.5,
      state: 'partial',
      comment: 'Good',
    });
    expect(await marking.statusOf(course.id)).toBe('COMPLETED');
    expect(result?.certificateSerial).not.toBeNull();
    expect(await gradedNotes()).toBe(before + 1);
    const [note] = await test.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(like(notifications.link, `%/attempt/${id}`));
    expect(note?.params).toEqual({ course: course.title, quiz: finalQuiz.title });
    await test.deps.queue.runDue();
    const mails = (await readOutbox(test)).filter((mail) => mail.includes(`/attempt/${id}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`“${finalQuiz.title}” in “${course.title}”`);
    const marks = and(
      eq(activityLog.action, 'ESSAY_MARKED'),
      eq(activityLog.userId, test.users.orgAdmin.id),
    );
    const logged = await test.db.$count(activityLog, marks);
    await marking.put(id, essayId, 3.5, 'Good');
    expect(await test.db.$count(activityLog, marks)).toBe(logged);
  });

  it('takes no penalty for a poor essay, and a corrected mark takes back nothing earned', async () => {
    const { submit, readAttempt, essayId, course, complete, study, video } = await marking.setUp({
      penalty: 0.5,
    });
    await complete();
    await study.complete(video.id);
    const { id } = await submit();
    await marking.put(id, essayId, 0);
    expect((await readAttempt(id)).result).toMatchObject({ score: 1, passed: false });
    await marking.put(id, essayId, 4);
    expect((await readAttempt(id)).result).toMatchObject({ score: 5, passed: true });
    expect(await marking.statusOf(course.id)).toBe('COMPLETED');
    await marking.put(id, essayId, 1);
    const { result } = await readAttempt(id);
    expect(result).toMatchObject({ score: 2, passed: false });
    expect(result?.certificateSerial).not.toBeNull();
    expect(await marking.statusOf(course.id)).toBe('COMPLETED');
  });

  it('tells the second of two at once who marked and when, and keeps the first mark', async () => {
    const { submit, readAttempt, essayId } = await marking.setUp();
    const { id } = await submit();
    const path = `/essay/${id}/${essayId}`;
    const put = (user: { id: string }, mark: number, markedAt: string | null) =>
      marking.signedIn(user).put(path, { mark, comment: '', markedAt });
    const { orgAdmin, system } = test.users;
    expect((await put(orgAdmin, 4, '2026-01-01T00:00:00Z')).statusCode).toBe(409);
    expect((await put(orgAdmin, 4, null)).statusCode).toBe(200);
    const second = await put(system, 1, null);
    expect(second.statusCode).toBe(409);
    const { code, savedBy } = second.json<Problem>();
    expect([code, savedBy?.name]).toEqual(['entity.conflict', 'org-admin']);
    expect((await readAttempt(id)).result).toMatchObject({ score: 5 });
    expect((await put(system, 1, savedBy?.at ?? null)).statusCode).toBe(200);
    expect((await readAttempt(id)).result).toMatchObject({ score: 2 });
  });

  it('waits for the last of several essays', async () => {
    const fixture = await marking.setUp();
    const { bank, finalQuiz, essayId, study } = fixture;
    const other = await marking.addQuestion(bank.id, test.organizations.bcc.id, essay);
    const items: QuizItem[] = [essayId, other].map((questionId) => ({
      kind: 'FIXED',
      questionId,
      mark: 2,
    }));
    await test.db.update(quizzes).set({ items }).where(eq(quizzes.id, finalQuiz.id));
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, essayId, 'One');
    await study.answer(id, other, 'Two');
    await study.submit(id);
    expect((await marking.put(id, other, 2)).json()).toEqual({ attemptStatus: 'SUBMITTED' });
    expect((await fixture.readAttempt(id)).result).toMatchObject({ score: null });
    expect((await marking.put(id, essayId, 1)).json()).toEqual({ attemptStatus: 'GRADED' });
    expect((await fixture.readAttempt(id)).result).toMatchObject({ score: 3 });
  });
});
