import type { ManagedOrder } from '@lms/cart/contract';
import type { Notification } from '@lms/communication/contract';
import { defaultTableState, type FindResult, type Problem } from '@lms/contract';
import type { AttemptItem, Enrolment } from '@lms/learning/contract';
import { newId } from '@lms/server/database';
import { type TestApp, type TestClient, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { buildCategory } from '../testing/category-fixture';
import { prepareCall, sendCall } from './fuzz-test/fuzzed-call';
import { callRows } from './permissions-test/call-rows';
import { entities } from './permissions-test/entities';
import { createWorld, type World } from './permissions-test/world';

let test: TestApp;
let world: World;
let system: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  world = await createWorld(test);
  system = test.as(test.users.system);
  admin = test.as(test.users.orgAdmin);
});
afterAll(() => test.close());

const find = async <Item>(client: TestClient, path: string, body: object = {}) => {
  const answer = await client.post(`${path}/find`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FindResult<Item>>();
};

const finds = Object.entries(callRows).filter(([name]) => name.endsWith('/find'));

describe('the list of', () => {
  it.each(finds)('%s takes the whole table state', async (name, row) => {
    const [, path] = name.split(' ');
    const record = test.app.routeRecords.find((one) => one.method === 'POST' && one.path === path);
    if (!record) throw new Error(name);
    const prepared = await prepareCall(world, row, ([first]) => first as never);
    const grouping = { selectedRowIds: [unknownId], itemIds: [unknownId] };
    const body = { ...defaultTableState, grouping, entityId: unknownId };
    const answer = await sendCall(record, prepared, { body });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ items: expect.any(Array), total: expect.any(Number) });
    const odd = { ...body, sorting: { column: 'unheardOf', direction: 'asc' } };
    expect((await sendCall(record, prepared, { body: odd })).statusCode).toBe(400);
  });
});

describe('an entity', () => {
  it('is created by its path with or without a slash at the end', async () => {
    for (const path of ['/course-category/', '/course-category']) {
      const answer = await system.post(path, buildCategory(newId()));
      expect(answer.statusCode, answer.body).toBe(201);
    }
  });

  // A course is saved as a draft, and a rating by its learner alone.
  const whole = entities.filter(
    ({ resource }) => !['/course', '/course-rating'].includes(resource.path),
  );
  it.each(whole.map((entity) => [entity.resource.path, entity] as const))(
    'at %s is saved as it was read',
    async (path, { make, standing = make }) => {
      const users = test.users;
      const aim = { world, side: world.own, caller: users.system, owner: users.system };
      const id = await standing(aim);
      const item = (await system.get(`${path}/${id}`)).json<{ version: number }>();
      const saved = await system.put(`${path}/${id}`, item);
      expect(saved.statusCode, saved.body).toBe(200);
      expect(saved.json()).toMatchObject({ id, version: item.version + 1 });
    },
  );

  it('exports no column that it has not', async () => {
    for (const field of ['unheardOf', 'passwordHash', 'name.unheardOf', 'constructor']) {
      const columns = [{ field, title: 'Odd' }];
      const answer = await system.post('/user/export', { format: 'csv', columns });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().errors).toEqual([{ field: 'columns[0].field', code: 'oneOf' }]);
    }
  });
});

describe('writes that make no sense', () => {
  it.each(['/order', '/attempt', '/notification'])('answer 405 at %s', async (path) => {
    const id = newId();
    const answers = [
      await system.post(path, {}),
      await system.put(`${path}/${id}`, {}),
      await system.delete(`${path}/${id}`),
      await system.put(`${path}/updateStatus`, { ids: [id], status: 'PAID' }),
      await system.put(`${path}/deleteItems`, { ids: [id] }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([
        405,
        'request.methodNotAllowed',
      ]);
      expect(answer.headers).toHaveProperty('allow');
    }
    expect((await system.get(`${path}/${id}`)).statusCode).toBe(404);
  });

  it('answer 405 at /enrolment, and at no path that is none', async () => {
    const id = newId();
    expect((await system.put(`/enrolment/${id}`, {})).statusCode).toBe(405);
    expect((await system.delete(`/enrolment/${id}`)).statusCode).toBe(405);
    const all = await system.put('/enrolment/deleteItems', { ids: [id] });
    expect([all.statusCode, all.headers.allow]).toEqual([405, 'GET']);
    expect((await system.post('/unheard-of', {})).statusCode).toBe(404);
  });
});

describe('an enrolment', () => {
  it('is made for somebody, once, and read with what came of it', async () => {
    const { organization, studied } = world.own;
    const more = { organizationId: organization.id };
    const learner = await world.own.person('ROLE_USER', more);
    const body = { userId: learner.id, courseId: studied.course.id };
    const made = await admin.post('/enrolment/', body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    await world.studyOf(learner).complete(studied.article.id, 60);
    const item = (await admin.get(`/enrolment/${id}`)).json<Enrolment>();
    expect(item).toMatchObject({
      ...body,
      id,
      orderId: null,
      lastLessonId: studied.article.id,
      secondsSpent: 60,
      status: 'ACTIVE',
    });
    const { items } = await find<Enrolment>(admin, '/enrolment', { searchTerm: learner.name });
    expect(items).toEqual([item]);
    const again = await admin.post('/enrolment', body);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([409, 'enrolment.exists']);
  });

  it('is for learners and courses within reach, in a batch of the course', async () => {
    const { studied, organization } = world.own;
    const learner = await world.own.person('ROLE_USER', { organizationId: organization.id });
    const stranger = await world.foreign.person('ROLE_USER');
    const good = { userId: learner.id, courseId: studied.course.id };
    const refused = async (more: object, field: string, by = admin) => {
      const answer = await by.post('/enrolment', { ...good, ...more });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json<Problem>().errors?.map((one) => one.field)).toEqual([field]);
    };
    await refused({ userId: stranger.id }, 'userId');
    await refused({ userId: unknownId }, 'userId');
    await refused({ userId: '' }, 'userId');
    await refused({ userId: test.users.orgUser.id }, 'userId', system);
    await refused({ courseId: world.foreign.studied.course.id }, 'courseId');
    await refused({ courseId: unknownId }, 'courseId');
    await refused({ batchCodeId: unknownId }, 'batchCodeId');
    await refused({ batchCodeId: await world.foreign.batch() }, 'batchCodeId');
    await refused({ status: 'COMPLETED' }, 'status');
  });
});

describe('an attempt', () => {
  it('is shown to its learner as the review policy allows, and whole to an administrator', async () => {
    const learner = await world.own.person('ROLE_USER');
    const study = world.studyOf(learner);
    await study.enrol(world.own.studied.course.id);
    const { id } = await study.sit(world.own.studied, world.own.studied.practiceQuiz.id, 1);
    const mine = await find<AttemptItem>(study.client, '/attempt');
    expect(mine.items.map((one) => one.id)).toEqual([id]);
    const whole = (await admin.get(`/attempt/${id}`)).json<AttemptItem>();
    expect(whole).toMatchObject({ userId: learner.id, learnerName: learner.name, number: 1 });
    expect(whole.percent).not.toBeNull();
    const policy = async (marks: 'NEVER' | 'AFTER_SUBMIT') => {
      const quiz = (await admin.get(`/quiz/${whole.quizId}`)).json<{ review: object }>();
      const saved = await admin.put(`/quiz/${whole.quizId}`, {
        ...quiz,
        review: { ...quiz.review, marks },
      });
      expect(saved.statusCode, saved.body).toBe(200);
      return (await study.client.get(`/attempt/${id}`)).json<AttemptItem>();
    };
    expect(await policy('NEVER')).toMatchObject({ score: null, percent: null, passed: null });
    expect(await policy('AFTER_SUBMIT')).toMatchObject({ percent: whole.percent });
    const other = test.as(test.users.otherOrgAdmin);
    expect((await other.get(`/attempt/${id}`)).statusCode).toBe(404);
    const { items } = await find<AttemptItem>(other, '/attempt', { searchTerm: learner.name });
    expect(items).toEqual([]);
  });
});

describe('an order', () => {
  it('is read by its buyer and by those whose list shows it', async () => {
    const id = await world.paidOrder(world.own.learner, world.own);
    const buyer = world.signedIn(world.own.learner);
    expect((await buyer.get(`/order/${id}`)).json()).toMatchObject({ id, status: 'PAID' });
    const { items } = await find<ManagedOrder>(admin, '/order');
    const listed = items.find((one) => one.id === id);
    expect((await admin.get(`/order/${id}`)).json()).toEqual(listed);
    expect((await system.get(`/order/${id}`)).json()).toMatchObject({ id });
    const other = test.as(test.users.otherOrgAdmin);
    expect((await other.get(`/order/${id}`)).statusCode).toBe(404);
    const stranger = world.signedIn(world.foreign.learner);
    expect((await stranger.get(`/order/${id}`)).statusCode).toBe(404);
  });
});

describe('a notification', () => {
  it('is found and read by its reader alone', async () => {
    const learner = await world.own.person('ROLE_USER');
    await world.studyOf(learner).enrol(world.own.studied.course.id);
    const client = world.signedIn(learner);
    await admin.put('/enrolment/updateStatus', {
      ids: (await find<Enrolment>(admin, '/enrolment', { searchTerm: learner.name })).items.map(
        ({ id }) => id,
      ),
      status: 'CANCELLED',
    });
    const filter = { kind: 'ENROLMENT_CANCELLED' };
    const { items } = await find<Notification>(client, '/notification', { filter });
    expect(items).toMatchObject([{ kind: 'ENROLMENT_CANCELLED', readAt: null }]);
    const path = `/notification/${items[0]?.id}`;
    expect((await client.get(path)).json()).toEqual(items[0]);
    expect((await system.get(path)).statusCode).toBe(404);
  });
});
