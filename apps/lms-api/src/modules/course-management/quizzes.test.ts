import type { LearnerQuestion, Problem, Quiz, QuizInput, QuizItem } from '@lms/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app';
import type { TestClient } from '../../testing/client';
import { createCourse, type CourseFixture } from '../learning/course-fixture';
import { createStudy } from '../learning/study-fixture';
import { courseDrafts } from './courses.table';
import { questions } from './questions.table';

let test: TestApp;
let own: CourseFixture;
let other: CourseFixture;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = test.as(test.users.orgAdmin);
  own = await createCourse(test.db, test.organizations.bcc.id);
  other = await createCourse(test.db, test.organizations.other.id);
});
afterAll(() => test.close());

const fixed = (questionId: string | undefined): QuizItem => ({
  kind: 'FIXED',
  questionId: questionId ?? '',
  mark: 1,
});
const random = (more: object = {}): QuizItem => ({
  ...{ kind: 'RANDOM', bankId: own.bank.id, count: 2, mark: 1 },
  ...more,
});

const buildQuiz = (more: Partial<QuizInput> = {}): QuizInput => ({
  title: 'Closures',
  instructions: '<p>Read</p>',
  courseId: own.course.id,
  kind: 'PRACTICE',
  items: [fixed(own.questionIds[0])],
  timeLimitMinutes: null,
  attemptsAllowed: 0,
  passMark: 60,
  shuffleQuestions: false,
  shuffleOptions: false,
  penalty: 0,
  gradingMethod: 'HIGHEST',
  opensAt: null,
  closesAt: null,
  review: { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'NEVER' },
  ...more,
});

const create = async (more: Partial<QuizInput> = {}) => {
  const response = await admin.post('/quiz', buildQuiz(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};
const read = async (id: string) => (await admin.get(`/quiz/${id}`)).json<Quiz>();
const activate = (...ids: string[]) => admin.put('/quiz/updateStatus', { ids, status: 'ACTIVE' });
const problemOf = (response: { json: () => unknown }) => response.json() as Problem;

describe('a quiz', () => {
  it('belongs to the organisation of its course, whoever makes it', async () => {
    const made = await read(await create());
    expect(made).toMatchObject({
      organizationId: test.organizations.bcc.id,
      courseTitle: 'Web basics',
      attemptCount: 0,
      overrides: [],
      status: 'DRAFT',
    });
    const response = await test
      .as(test.users.system)
      .post('/quiz', buildQuiz({ courseId: other.course.id, items: [] }));
    const { id } = response.json<{ id: string }>();
    expect((await admin.get(`/quiz/${id}`)).statusCode).toBe(404);
    expect((await test.as(test.users.otherOrgAdmin).get(`/quiz/${id}`)).statusCode).toBe(200);
  });

  it('keeps no script in its instructions', async () => {
    const id = await create({ instructions: '<p>Go<script>alert(1)</script></p>' });
    expect((await read(id)).instructions).toBe('<p>Go</p>');
  });

  it.each([
    ['a course of another organisation', () => ({ courseId: other.course.id }), 'courseId'],
    [
      'a question of another organisation',
      () => ({ items: [fixed(own.questionIds[0]), fixed(other.questionIds[0])] }),
      'items[1].questionId',
    ],
    [
      'a bank of another organisation',
      () => ({ items: [random({ bankId: other.bank.id })] }),
      'items[0].bankId',
    ],
    [
      'a question that it asks already',
      () => ({ items: [fixed(own.questionIds[0]), fixed(own.questionIds[0])] }),
      'items[1].questionId',
    ],
    [
      'a closing before the opening',
      () => ({ opensAt: '2026-03-02T00:00:00Z', closesAt: '2026-03-01T00:00:00Z' }),
      'closesAt',
    ],
  ])('refuses %s, when it is made and when it is changed', async (_what, more, field) => {
    const made = await admin.post('/quiz', buildQuiz(more()));
    expect([made.statusCode, problemOf(made).errors?.map((error) => error.field)]).toEqual([
      400,
      [field],
    ]);
    const id = await create();
    const changed = await admin.put(`/quiz/${id}`, { ...buildQuiz(more()), version: 1 });
    expect([changed.statusCode, problemOf(changed).errors?.[0]?.field]).toEqual([400, field]);
    expect((await read(id)).version).toBe(1);
  });

  it('is active only with questions, and with enough of them for each random draw', async () => {
    const empty = await create({ items: [{ kind: 'SECTION', title: 'One' }] });
    const full = await create();
    const greedy = await create({ items: [random(), random({ count: 9, difficulty: 'EASY' })] });
    const refused = await activate(full, empty);
    expect([refused.statusCode, problemOf(refused).errors]).toEqual([
      400,
      [{ field: 'items', code: 'required' }],
    ]);
    expect(problemOf(await activate(greedy)).errors).toEqual([
      { field: 'items[1].count', code: 'tooFewQuestions', params: { wanted: 9, found: 4 } },
    ]);
    expect((await read(full)).status).toBe('DRAFT');
    expect((await activate(full)).statusCode).toBe(200);
    const emptied = await admin.put(`/quiz/${full}`, { ...buildQuiz({ items: [] }), version: 2 });
    expect(emptied.statusCode).toBe(400);
  });

  it('tells the second of two editors who saved before', async () => {
    const id = await create();
    const save = (title: string) =>
      admin.put(`/quiz/${id}`, { ...buildQuiz({ title }), version: 1 });
    const answers = await Promise.all([save('First'), save('Second')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && problemOf(refused).savedBy?.name).toBe('org-admin');
  });

  it('is deleted only while no attempt, lesson or draft of a lesson knows it', async () => {
    const inDraft = await create();
    const free = await create();
    const lesson = { id: inDraft, title: 'Quiz', type: 'QUIZ', quizId: inDraft };
    const content = { sections: [{ id: inDraft, title: 'One', lessons: [lesson] }] };
    await test.db.insert(courseDrafts).values({
      courseId: own.course.id,
      content: content as never,
      savedAt: new Date().toISOString(),
    });
    const remove = (...ids: string[]) => admin.put('/quiz/deleteItems', { ids });
    expect(problemOf(await remove(free, inDraft)).code).toBe('entity.inUse');
    expect(problemOf(await remove(own.finalQuiz.id)).code).toBe('entity.inUse');
    expect((await remove(free)).statusCode).toBe(200);
    expect((await admin.delete(`/quiz/${free}`)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('tells courses, attempts and own rules of all quizzes with as many queries as of one', async () => {
    let queries = 0;
    const { pool } = test.database;
    const query = pool.query.bind(pool);
    pool.query = ((...args: Parameters<typeof query>) => {
      queries += 1;
      return query(...args);
    }) as typeof pool.query;
    const count = async (pageSize: number) => {
      queries = 0;
      const response = await admin.post('/quiz/find', { paginator: { pageSize } });
      expect(response.json<{ items: Quiz[] }>().items.length).toBe(pageSize);
      return queries;
    };
    expect(await count(5)).toBe(await count(1));
    expect(queries).toBeGreaterThan(3);
    pool.query = query as typeof pool.query;
  });
});

describe('once an attempt was begun', () => {
  it('the items are frozen, and everything else stays editable', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const study = createStudy(test, test.users.learner);
    await study.enrol(course.course.id);
    await study.start(course.finalQuiz.id);
    const quiz = await read(course.finalQuiz.id);
    expect(quiz.attemptCount).toBe(1);
    const same = buildQuiz({ courseId: course.course.id, kind: 'FINAL', items: quiz.items });
    const change = (more: object, version: number) =>
      admin.put(`/quiz/${quiz.id}`, { ...same, ...more, version });
    const refused = await change({ items: quiz.items.slice(1) }, 1);
    expect([refused.statusCode, problemOf(refused).code]).toEqual([409, 'quiz.frozen']);
    expect((await change({ title: 'Renamed', passMark: 50 }, 1)).statusCode).toBe(200);
    expect((await change({ courseId: own.course.id }, 2)).statusCode).not.toBe(200);
  });

  it('an edit of the items and the first attempt never both win', async () => {
    for (let round = 0; round < 5; round++) {
      const course = await createCourse(test.db, test.organizations.bcc.id);
      const study = createStudy(test, test.users.otherLearner);
      await study.enrol(course.course.id);
      const items = [fixed(course.questionIds[3])];
      const input = buildQuiz({ courseId: course.course.id, kind: 'FINAL', items });
      const [attempt, edit] = await Promise.all([
        study.start(course.finalQuiz.id),
        admin.put(`/quiz/${course.finalQuiz.id}`, { ...input, version: 1 }),
      ]);
      expect([200, 409]).toContain(edit.statusCode);
      expect(attempt.questions).toHaveLength(edit.statusCode === 200 ? 1 : 6);
    }
  });
});

describe("a learner's own rules", () => {
  const rules = (userId: string, more: object = {}) => ({
    ...{ userId, timeLimitMinutes: null, attemptsAllowed: null, opensAt: null, closesAt: null },
    ...more,
  });

  it('are for those enrolled, named by the search, and can be taken back', async () => {
    const course = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${course.finalQuiz.id}`;
    await createStudy(test, test.users.learner).enrol(course.course.id);
    const found = await admin.post(`${path}/learner/find`, { searchTerm: 'LEARN' });
    expect(found.json()).toEqual({ items: [{ id: test.users.learner.id, name: 'learner' }] });

    const stranger = await admin.put(`${path}/override`, rules(test.users.otherLearner.id));
    expect(problemOf(stranger).errors).toEqual([{ field: 'userId', code: 'invalid' }]);
    const give = (more: object) =>
      admin.put(`${path}/override`, rules(test.users.learner.id, more));
    const twice = await Promise.all([give({ attemptsAllowed: 3 }), give({ attemptsAllowed: 3 })]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(course.finalQuiz.id)).overrides).toEqual([
      { ...rules(test.users.learner.id), attemptsAllowed: 3, userName: 'learner' },
    ]);
    const odd = { opensAt: '2026-03-02T00:00:00Z', closesAt: '2026-03-01T00:00:00Z' };
    expect(problemOf(await give(odd)).errors?.[0]?.code).toBe('endBeforeStart');
    const remove = () => admin.delete(`${path}/override/${test.users.learner.id}`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
    expect((await read(course.finalQuiz.id)).overrides).toEqual([]);
  });

  it('are out of reach for another organisation', async () => {
    const path = `/quiz/${own.finalQuiz.id}`;
    const stranger = test.as(test.users.otherOrgAdmin);
    const answers = [
      await stranger.put(`${path}/override`, rules(test.users.learner.id)),
      await stranger.delete(`${path}/override/${test.users.learner.id}`),
      await stranger.post(`${path}/learner/find`, { searchTerm: '' }),
      await stranger.get(`${path}/preview`),
      await stranger.post(`${path}/regrade?dryRun=true`),
      await stranger.put('/quiz/updateStatus', { ids: [own.finalQuiz.id], status: 'INACTIVE' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  });
});

describe('the preview', () => {
  const preview = (id: string, seed: string) => admin.get(`/quiz/${id}/preview?seed=${seed}`);

  it('shows what a learner would get, the same for the same seed, and no key', async () => {
    const items: QuizItem[] = [
      { kind: 'SECTION', title: 'Part one' },
      fixed(own.questionIds[0]),
      fixed(own.questionIds[1]),
      { kind: 'SECTION', title: 'Part two' },
      random({ count: 3 }),
    ];
    const id = await create({ items, shuffleQuestions: true, shuffleOptions: true });
    const first = await preview(id, 'a');
    const questionsShown = first.json<LearnerQuestion[]>();
    const [one, two] = ['Part one', 'Part two'];
    expect(questionsShown.map(({ section }) => section)).toEqual([one, one, two, two, two]);
    expect(first.body).toBe((await preview(id, 'a')).body);
    expect(first.body).not.toMatch(/KEY|fraction|feedback|tolerance|hint|31\.4159/);
    expect((await read(id)).attemptCount).toBe(0);
  });

  it('says which draw has too few questions', async () => {
    const id = await create({ items: [random({ count: 50 })] });
    const refused = await preview(id, 'a');
    expect([refused.statusCode, problemOf(refused).errors?.[0]?.field]).toEqual([
      400,
      'items[0].count',
    ]);
  });

  it('is nothing for learners', async () => {
    const learner = test.as(test.users.learner);
    expect((await learner.get(`/quiz/${own.finalQuiz.id}/preview`)).statusCode).toBe(403);
    expect((await learner.get(`/quiz/${own.finalQuiz.id}`)).statusCode).toBe(403);
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
    const items = [random({ bankId: course.bank.id, count: 6 })];
    expect((await activate(await create({ courseId, items }))).statusCode).toBe(400);
    expect((await activate(await create({ courseId, items: [fixed(first)] }))).statusCode).toBe(
      200,
    );
  });
});
