import type { Course, CourseDraft } from '@lms/course-management/contract';
import { newId } from '@lms/server/database';
import { type TestApp, type TestClient } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { entities } from './permissions-test/entities';
import { createHarmless, refusedFields } from './permissions-test/harmless';
import { createWorld, type World } from './permissions-test/world';

let test: TestApp;
let world: World;
let admin: TestClient;
let harmless: ReturnType<typeof createHarmless>;
beforeAll(async () => {
  test = await createTestApp();
  world = await createWorld(test);
  admin = test.as(test.users.orgAdmin);
  harmless = createHarmless(test);
});
afterAll(() => test.close());

describe('the entities of this test', () => {
  it('are all that have the generic calls', () => {
    const paths = test.app.routeRecords
      .filter(({ path }) => path.endsWith('/deleteItems'))
      .map(({ path }) => path.replace('/deleteItems', ''));
    expect(entities.map(({ resource }) => resource.path).sort()).toEqual(paths.sort());
  });
});

describe('what else names something of the other organization', () => {
  it('finds none of its essays, by whatever filter', async () => {
    await world.foreign.essayAttempt();
    const { course, finalQuiz } = world.foreign.studied;
    for (const filter of [{}, { quizId: finalQuiz.id }, { courseId: [course.id] }]) {
      const answer = await harmless(() => admin.post('/essay/find', { filter }), finalQuiz.id);
      expect(answer.json()).toMatchObject({ items: [], total: 0 });
    }
  });

  it('gives no rules of their own to its learners, nor lists them', async () => {
    const { id } = world.foreign.learner;
    const quizId = world.own.studied.finalQuiz.id;
    const rules = { timeLimitMinutes: 30, attemptsAllowed: null, opensAt: null, closesAt: null };
    const body = { userId: id, ...rules };
    const given = await harmless(() => admin.put(`/quiz/${quizId}/override`, body), id);
    expect(refusedFields(given)).toEqual(['userId']);
    const asked = { searchTerm: '' };
    await harmless(() => admin.post(`/quiz/${quizId}/learner/find`, asked), id);
  });

  it('shows nobody a course that was not published', async () => {
    const id = await world.foreign.course();
    const read = await world.foreign.client().get(`/course/${id}`);
    const { slug, draft } = read.json<Course & { draft: CourseDraft }>();
    const lessonId = draft.sections[0]?.lessons[0]?.id ?? '';
    for (const client of [admin, test.anonymous, world.signedIn(world.own.learner)]) {
      const hidden = [
        await client.get(`/catalog/course/${slug}`),
        await client.get(`/catalog/lesson/${lessonId}`),
      ];
      expect(hidden.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      const told = [
        ...hidden,
        await client.get('/catalog/landing'),
        await client.get(`/catalog/organization/${world.foreign.organization.code}`),
        await client.post('/catalog/course/find', { searchTerm: draft.title }),
        await client.post('/order/quote', { courseIds: [id] }),
        await client.post('/conversation', { courseId: id, body: 'Hello', clientId: newId() }),
      ];
      for (const { body } of told) expect(body).not.toContain(draft.title);
      expect(told.at(-1)?.statusCode).not.toBe(200);
    }
  });
});
