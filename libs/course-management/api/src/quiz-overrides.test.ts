import type { LearnerQuestion, QuizItem } from '@lms/contract';
import type { QuizOverride } from '@lms/course-management/contract';
import { questions, users } from '@lms/server/database';
import { createCourse, enrol } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createQuizTest, problemOf } from '../testing/quiz-fixture';

let test: Awaited<ReturnType<typeof createQuizTest>>;
beforeAll(async () => void (test = await createQuizTest(await createTestApp())));
afterAll(() => test.close());

describe("a learner's own rules", () => {
  const rules = (userId: string, more: object = {}) => ({
    userId,
    timeLimitMinutes: null,
    attemptsAllowed: null,
    opensAt: null,
    closesAt: null,
    ...more,
  });

  it('are for those enrolled, named by the search, and can be taken back', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${course.finalQuiz.id}`;
    await enrol(test, { userId: test.users.learner.id, courseId: course.course.id });
    const found = await test.admin.post(`${path}/learner/find`, { searchTerm: 'LEARN' });
    const { id } = test.users.learner;
    const learner = { id, name: 'learner', email: 'learner@test.lms' };
    expect(found.json()).toEqual({ items: [learner], total: 1 });
    const byEmail = await test.admin.post(`${path}/learner/find`, { searchTerm: 'learner@test' });
    expect(byEmail.json()).toEqual({ items: [learner], total: 1 });

    const { otherLearner } = test.users;
    const notEnrolled = rules(otherLearner.id, { attemptsAllowed: 3 });
    const stranger = await test.admin.put(`${path}/override`, notEnrolled);
    expect(problemOf(stranger).errors).toEqual([{ field: 'userId', code: 'invalid' }]);
    const give = (more: object) =>
      test.admin.put(`${path}/override`, rules(test.users.learner.id, more));
    const twice = await Promise.all([give({ attemptsAllowed: 3 }), give({ attemptsAllowed: 3 })]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await test.read(course.finalQuiz.id)).overrides).toEqual([
      { ...rules(test.users.learner.id), attemptsAllowed: 3, userName: 'learner', running: null },
    ]);
    expect(problemOf(await give({})).errors).toEqual([
      { field: 'timeLimitMinutes', code: 'noRule' },
    ]);
    const odd = { opensAt: '2026-03-02T00:00:00Z', closesAt: '2026-03-01T00:00:00Z' };
    expect(problemOf(await give(odd)).errors?.[0]?.code).toBe('endBeforeStart');
    const remove = () => test.admin.delete(`${path}/override/${test.users.learner.id}`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
    expect((await test.read(course.finalQuiz.id)).overrides).toEqual([]);
  });

  it('do not overwrite in silence what someone else saved since', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${course.finalQuiz.id}/override`;
    const { id } = test.users.learner;
    await enrol(test, { userId: id, courseId: course.course.id });
    const none = { timeLimitMinutes: null, attemptsAllowed: null, opensAt: null, closesAt: null };
    const give = (more: object, replaces: object | null) =>
      test.admin.put(path, { ...rules(id, more), replaces });
    const both = await Promise.all([
      give({ attemptsAllowed: 3 }, null),
      give({ attemptsAllowed: 4 }, null),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const saved = both.find(({ statusCode }) => statusCode === 200);
    const attemptsAllowed = saved?.json<QuizOverride>().attemptsAllowed;
    const opensAt = '2026-03-02T00:00:00Z';
    const more = await give({ attemptsAllowed, opensAt }, { ...none, attemptsAllowed });
    expect(more.statusCode).toBe(200);
    const late = await give({ attemptsAllowed: 9 }, { ...none, attemptsAllowed });
    expect([late.statusCode, problemOf(late).code]).toEqual([409, 'entity.conflict']);
    const [stands] = (await test.read(course.finalQuiz.id)).overrides;
    expect(stands).toMatchObject({ attemptsAllowed });
    expect(Date.parse(stands?.opensAt ?? '')).toBe(Date.parse(opensAt));
    const knowing = await give({ attemptsAllowed: 9 }, { ...none, attemptsAllowed, opensAt });
    expect(knowing.statusCode).toBe(200);
    const remove = (replaces: object) =>
      test.admin.delete(`${path}/${id}`, { payload: { replaces } });
    const blind = await remove({ ...none, attemptsAllowed, opensAt });
    expect([blind.statusCode, problemOf(blind).code]).toEqual([409, 'entity.conflict']);
    const seen = { ...none, attemptsAllowed: 9 };
    expect((await test.read(course.finalQuiz.id)).overrides).toMatchObject([seen]);
    expect((await remove(seen)).statusCode).toBe(204);
    expect((await remove(seen)).statusCode).toBe(204);
  });

  it('end with their account', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${course.finalQuiz.id}`;
    const { id } = test.users.otherLearner;
    await enrol(test, { userId: id, courseId: course.course.id });
    await test.admin.put(`${path}/override`, rules(id, { attemptsAllowed: 3 }));
    const found = async () => (await test.admin.post(`${path}/learner/find`, {})).json();
    expect(await found()).toMatchObject({ total: 1 });
    const closedAt = new Date().toISOString();
    await test.db.update(users).set({ closedAt, status: 'INACTIVE' }).where(eq(users.id, id));
    expect(await found()).toEqual({ items: [], total: 0 });
    expect((await test.read(course.finalQuiz.id)).overrides).toEqual([]);
    const again = { closedAt: null, status: 'ACTIVE' } as const;
    await test.db.update(users).set(again).where(eq(users.id, id));
  });

  it('are out of reach for another organization', async () => {
    const path = `/quiz/${test.own.finalQuiz.id}`;
    const stranger = test.as(test.users.otherOrgAdmin);
    const answers = [
      await stranger.put(`${path}/override`, rules(test.users.learner.id, { attemptsAllowed: 3 })),
      await stranger.delete(`${path}/override/${test.users.learner.id}`),
      await stranger.post(`${path}/learner/find`, { searchTerm: '' }),
      await stranger.get(`${path}/preview`),
      await stranger.post(`${path}/regrade?dryRun=true`),
      await stranger.put('/quiz/updateStatus', {
        ids: [test.own.finalQuiz.id],
        status: 'INACTIVE',
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  });
});

describe('the editor of the items', () => {
  it('is told how questions and banks are called, and how many questions fit a draw', async () => {
    const { own, other, admin } = test;
    const items = [test.fixed(own.questionIds[0]), test.random()];
    const id = await test.create({ items });
    expect((await admin.get(`/quiz/${id}/reference`)).json()).toEqual({
      questions: [{ id: own.questionIds[0], name: '', type: 'SINGLE_CHOICE' }],
      banks: [{ id: own.bank.id, name: 'Bank' }],
    });
    await test.db
      .update(questions)
      .set({ tags: ['b', 'a'] })
      .where(eq(questions.id, own.questionIds[1] ?? ''));
    const draw = async (body: object) => (await admin.post('/quiz/draw', body)).json();
    const bankId = own.bank.id;
    expect(await draw({ bankId })).toEqual({
      fitting: 6,
      isInactive: false,
      tags: ['a', 'b'],
    });
    expect(await draw({ bankId, tags: ['a', 'b'] })).toMatchObject({ fitting: 1 });
    expect(await draw({ bankId, difficulty: 'HARD' })).toMatchObject({ fitting: 0 });
    expect(await draw({ bankId: other.bank.id })).toEqual({
      fitting: 0,
      isInactive: false,
      tags: [],
    });
    const [, , ...rest] = own.questionIds;
    expect(await draw({ bankId, takenIds: rest })).toMatchObject({ fitting: 2 });
    const inactive = { ids: [bankId], status: 'INACTIVE' };
    expect((await admin.put('/question-bank/updateStatus', inactive)).statusCode).toBe(200);
    expect(await draw({ bankId })).toMatchObject({ fitting: 6, isInactive: true });
    const stranger = test.as(test.users.otherOrgAdmin);
    expect((await stranger.get(`/quiz/${id}/reference`)).statusCode).toBe(404);
  });
});

describe('the preview', () => {
  const preview = (id: string, seed: string) => test.admin.get(`/quiz/${id}/preview?seed=${seed}`);

  it('shows what a learner would get, the same for the same seed, and no key', async () => {
    const items: QuizItem[] = [
      { kind: 'SECTION', title: 'Part one' },
      test.fixed(test.own.questionIds[0]),
      test.fixed(test.own.questionIds[1]),
      { kind: 'SECTION', title: 'Part two' },
      test.random({ count: 3 }),
    ];
    const id = await test.create({ items, shuffleQuestions: true, shuffleOptions: true });
    const first = await preview(id, 'a');
    const questionsShown = first.json<LearnerQuestion[]>();
    const [one, two] = ['Part one', 'Part two'];
    expect(questionsShown.map(({ section }) => section)).toEqual([one, one, two, two, two]);
    expect(first.body).toBe((await preview(id, 'a')).body);
    expect(first.body).not.toMatch(/KEY|fraction|feedback|tolerance|hint|31\.4159/);
    expect((await test.read(id)).attemptCount).toBe(0);
  });

  it('says which draw has too few questions', async () => {
    const id = await test.create({ items: [test.random({ count: 50 })] });
    const refused = await preview(id, 'a');
    expect([refused.statusCode, problemOf(refused).errors?.[0]?.field]).toEqual([
      400,
      'items[0].count',
    ]);
  });

  it('is nothing for learners', async () => {
    const learner = test.as(test.users.learner);
    expect((await learner.get(`/quiz/${test.own.finalQuiz.id}/preview`)).statusCode).toBe(403);
    expect((await learner.get(`/quiz/${test.own.finalQuiz.id}`)).statusCode).toBe(403);
  });
});

describe('a question that became inactive', () => {
  it('is drawn no more, but stays where a quiz names it', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const [first] = course.questionIds;
    await test.db
      .update(questions)
      .set({ status: 'INACTIVE' })
      .where(eq(questions.id, first ?? ''));
    const courseId = course.course.id;
    const items = [test.random({ bankId: course.bank.id, count: 6 })];
    expect((await test.activate(await test.create({ courseId, items }))).statusCode).toBe(400);
    expect(
      (await test.activate(await test.create({ courseId, items: [test.fixed(first)] }))).statusCode,
    ).toBe(200);
  });
});
