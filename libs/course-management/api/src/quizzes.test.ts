import type { Quiz } from '@lms/course-management/contract';
import { courseDrafts } from '@lms/server/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createQuizTest, problemOf } from '../testing/quiz-fixture';

let test: Awaited<ReturnType<typeof createQuizTest>>;
beforeAll(async () => void (test = await createQuizTest(await createTestApp())));
afterAll(() => test.close());

describe('a quiz', () => {
  it('belongs to the organization of its course, whoever makes it', async () => {
    const made = await test.read(await test.create());
    expect(made).toMatchObject({
      organizationId: test.organizations.bcc.id,
      courseTitle: 'Web basics',
      attemptCount: 0,
      overrides: [],
      status: 'DRAFT',
    });
    const response = await test
      .as(test.users.system)
      .post('/quiz', test.buildQuiz({ courseId: test.other.course.id, items: [] }));
    const { id } = response.json<{ id: string }>();
    expect((await test.admin.get(`/quiz/${id}`)).statusCode).toBe(404);
    expect((await test.as(test.users.otherOrgAdmin).get(`/quiz/${id}`)).statusCode).toBe(200);
  });

  it('keeps no spaces at the ends of its titles', async () => {
    const items = [{ kind: 'SECTION' as const, title: ' Part one ' }];
    const made = await test.read(await test.create({ title: '  Gloves  ', items }));
    expect(made).toMatchObject({ title: 'Gloves', items: [{ title: 'Part one' }] });
  });

  it('keeps no script in its instructions', async () => {
    const id = await test.create({ instructions: '<p>Go<script>alert(1)</script></p>' });
    expect((await test.read(id)).instructions).toBe('<p>Go</p>');
  });

  it.each([
    ['a course of another organization', () => ({ courseId: test.other.course.id }), 'courseId'],
    [
      'a question of another organization',
      () => ({
        items: [test.fixed(test.own.questionIds[0]), test.fixed(test.other.questionIds[0])],
      }),
      'items[1].questionId',
    ],
    [
      'a bank of another organization',
      () => ({ items: [test.random({ bankId: test.other.bank.id })] }),
      'items[0].bankId',
    ],
    [
      'a question that it asks already',
      () => ({ items: [test.fixed(test.own.questionIds[0]), test.fixed(test.own.questionIds[0])] }),
      'items[1].questionId',
    ],
    [
      'a closing before the opening',
      () => ({ opensAt: '2026-03-02T00:00:00Z', closesAt: '2026-03-01T00:00:00Z' }),
      'closesAt',
    ],
  ])('refuses %s, when it is made and when it is changed', async (_what, more, field) => {
    const made = await test.admin.post('/quiz', test.buildQuiz(more()));
    expect([made.statusCode, problemOf(made).errors?.map((error) => error.field)]).toEqual([
      400,
      [field],
    ]);
    const id = await test.create();
    const changed = await test.admin.put(`/quiz/${id}`, { ...test.buildQuiz(more()), version: 1 });
    expect([changed.statusCode, problemOf(changed).errors?.[0]?.field]).toEqual([400, field]);
    expect((await test.read(id)).version).toBe(1);
  });

  it('is active only with questions, and with enough of them for each random draw', async () => {
    const empty = await test.create({ items: [{ kind: 'SECTION', title: 'One' }] });
    const full = await test.create();
    const greedy = await test.create({
      items: [test.random(), test.random({ count: 9, difficulty: 'EASY' })],
    });
    const refused = await test.activate(full, empty);
    expect([refused.statusCode, problemOf(refused).errors]).toEqual([
      400,
      [{ field: 'items', code: 'required' }],
    ]);
    expect(problemOf(await test.activate(greedy)).errors).toEqual([
      { field: 'items[1].count', code: 'tooFewQuestions', params: { wanted: 9, found: 4 } },
    ]);
    expect((await test.read(full)).status).toBe('DRAFT');
    expect((await test.activate(full)).statusCode).toBe(200);
    const emptied = await test.admin.put(`/quiz/${full}`, {
      ...test.buildQuiz({ items: [] }),
      version: 2,
    });
    expect(emptied.statusCode).toBe(400);
  });

  it('tells the second of two editors who saved before', async () => {
    const id = await test.create();
    const save = (title: string) =>
      test.admin.put(`/quiz/${id}`, { ...test.buildQuiz({ title }), version: 1 });
    const answers = await Promise.all([save('First'), save('Second')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && problemOf(refused).savedBy?.name).toBe('org-admin');
  });

  it('is deleted only while no attempt, lesson or draft of a lesson knows it, which names what blocks it', async () => {
    const inDraft = await test.create();
    const free = await test.create();
    const lesson = { id: inDraft, title: 'Quiz', type: 'QUIZ', quizId: inDraft };
    const content = { sections: [{ id: inDraft, title: 'One', lessons: [lesson] }] };
    await test.db.insert(courseDrafts).values({
      courseId: test.own.course.id,
      content: content as never,
      savedAt: new Date().toISOString(),
    });
    const remove = (...ids: string[]) => test.admin.put('/quiz/deleteItems', { ids });
    const { finalQuiz } = test.own;
    const refused = problemOf(await remove(free, inDraft, finalQuiz.id));
    expect(refused).toMatchObject({ status: 409, code: 'entity.inUse' });
    const { title } = test.buildQuiz();
    const blocked = (id: string, name: string, by: string) => ({
      field: 'ids',
      code: 'inUse',
      params: { by, id, name },
    });
    expect(refused.errors).toHaveLength(2);
    expect(refused.errors).toEqual(
      expect.arrayContaining([
        blocked(inDraft, title, 'LESSON'),
        blocked(finalQuiz.id, finalQuiz.title, 'LESSON'),
      ]),
    );
    expect((await test.admin.get(`/quiz/${free}`)).statusCode).toBe(200);
    expect((await remove(free)).statusCode).toBe(200);
    expect((await test.admin.delete(`/quiz/${free}`)).statusCode).toBe(404);
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
      const response = await test.admin.post('/quiz/find', { paginator: { pageSize } });
      expect(response.json<{ items: Quiz[] }>().items.length).toBe(pageSize);
      return queries;
    };
    expect(await count(5)).toBe(await count(1));
    expect(queries).toBeGreaterThan(3);
    pool.query = query as typeof pool.query;
  });
});
