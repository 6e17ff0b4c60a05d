import type { FindResult, Problem } from '@lms/contract';
import type { LearningPath } from '@lms/course-management/contract';
import { courses, notifications } from '@lms/server/database';
import { createCourse, readOutbox } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, createAuthoring } from '../../testing/draft-fixture';

let test: Authoring;
let own: string[];
let foreign: string;
const path = '/learning-path';

const courseOf = async (organizationId: string, status: 'ACTIVE' | 'DRAFT' = 'ACTIVE') =>
  (await createCourse(test.db, organizationId, { course: { status } })).course.id;

beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  const { bcc, other } = test.organizations;
  own = [await courseOf(bcc.id), await courseOf(bcc.id)];
  foreign = await courseOf(other.id);
});
afterAll(() => test.close());

const input = (more: object = {}) => ({
  title: 'Web developer',
  summary: 'From the first page to a job',
  description: '<p onclick="x()">Begin</p><script>x()</script>',
  language: 'en',
  level: 'BEGINNER',
  sequential: true,
  courseIds: own,
  ...more,
});
const create = async (more: object = {}, client = test.admin) => {
  const response = await client.post(path, input(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};
const read = async (id: string, client = test.admin) =>
  (await client.get(`${path}/${id}`)).json<LearningPath>();
const move = async (id: string, status: string, client = test.admin, reason?: string) =>
  (await client.put(`${path}/updateStatus`, { ids: [id], status, reason })).statusCode;
const save = async (id: string, more: object = {}, client = test.admin) => {
  const { version } = await read(id, test.system);
  return client.put(`${path}/${id}`, { ...input(more), version });
};
const published = async () => {
  const id = await create();
  expect(await move(id, 'PENDING')).toBe(200);
  expect(await move(id, 'ACTIVE', test.system)).toBe(200);
  return id;
};

it('makes a path of the own organization, in its order, sanitised', async () => {
  const order = own.toReversed();
  const id = await create({ courseIds: order });
  const made = await read(id);
  expect(made).toMatchObject({
    status: 'DRAFT',
    organizationId: test.organizations.bcc.id,
    description: '<p>Begin</p>',
    courseIds: order,
    followerCount: 0,
  });
  expect(made.courses.map((course) => course.id)).toEqual(order);
  const found = await test.admin.post(`${path}/find`, { searchTerm: 'web dev' });
  expect(found.json<FindResult<LearningPath>>().items.map((item) => item.id)).toContain(id);
  expect((await test.otherAdmin.get(`${path}/${id}`)).statusCode).toBe(404);
  expect((await test.otherAdmin.put(`${path}/${id}`, { ...input(), version: 1 })).statusCode).toBe(
    404,
  );
});

it('takes 2 to 12 courses, each once, of other organizations only from the system', async () => {
  const refused = async (courseIds: string[], client = test.admin) =>
    (await client.post(path, input({ courseIds }))).json<Problem>().errors;
  expect(await refused([own[0]!])).toMatchObject([{ field: 'courseIds', code: 'min' }]);
  expect(await refused([...own, own[0]!])).toEqual([{ field: 'courseIds[2]', code: 'taken' }]);
  expect(await refused([...own, foreign])).toEqual([{ field: 'courseIds[2]', code: 'invalid' }]);
  await create(
    { courseIds: [...own, foreign], organizationId: test.organizations.bcc.id },
    test.system,
  );
});

it('is approved by the system alone, and then told to its authors', async () => {
  const id = await create();
  expect(await move(id, 'ACTIVE')).toBe(409);
  expect(await move(id, 'PENDING')).toBe(200);
  expect(await move(id, 'ACTIVE')).toBe(403);
  expect(await move(id, 'REJECTED', test.system)).toBe(400);
  expect(await move(id, 'REJECTED', test.system, 'Too short')).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'REJECTED', rejectionReason: 'Too short' });
  expect((await save(id)).json<LearningPath>().status).toBe('DRAFT');
  expect(await move(id, 'PENDING')).toBe(200);
  expect(await move(id, 'ACTIVE', test.system)).toBe(200);
  const mails = (await readOutbox(test)).filter((mail) => mail.includes(id));
  expect(mails.filter((mail) => mail.includes('Too short'))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('was approved'))).toHaveLength(1);
  const told = and(eq(notifications.kind, 'PATH_APPROVED'), eq(notifications.link, linkOf(id)));
  expect(await test.db.$count(notifications, told)).toBe(1);
});
const linkOf = (id: string) => `/course-management/create-learning-path?item=${id}`;

it('can’t be rejected, or approved anew, while an approval can be taken back', async () => {
  const id = await create();
  expect(await move(id, 'PENDING')).toBe(200);
  expect((await test.system.post(`${path}/approval`, { ids: [id] })).statusCode).toBe(201);
  expect(await move(id, 'REJECTED', test.system, 'Too short')).toBe(409);
  expect(await move(id, 'ACTIVE', test.system)).toBe(409);
  expect(await read(id)).toMatchObject({ status: 'PENDING' });
  expect(await move(id, 'DRAFT')).toBe(200);
});

it('is changed by an author only after it was taken back, and approved again', async () => {
  const id = await published();
  expect((await save(id, { title: 'Another' })).json<Problem>().code).toBe('learningPath.locked');
  expect(await move(id, 'INACTIVE')).toBe(200);
  expect((await save(id, { title: 'Another' })).json<LearningPath>()).toMatchObject({
    title: 'Another',
    status: 'DRAFT',
  });
  const shown = await published();
  const changed = await save(shown, { title: 'Mended' }, test.system);
  expect(changed.json<LearningPath>()).toMatchObject({ title: 'Mended', status: 'ACTIVE' });
});

it('says so when somebody saved before', async () => {
  const id = await create();
  await save(id);
  const outdated = await test.admin.put(`${path}/${id}`, { ...input(), version: 1 });
  expect(outdated.json<Problem>().code).toBe('entity.conflict');
});

it('goes public with courses on offer only', async () => {
  const draft = await courseOf(test.organizations.bcc.id, 'DRAFT');
  const id = await create({ courseIds: [...own, draft] });
  const submitted = await test.admin.put(`${path}/updateStatus`, { ids: [id], status: 'PENDING' });
  expect(submitted.json<Problem>().code).toBe('learningPath.notReady');
});

it('keeps its courses from being deleted, and is kept itself once it was public', async () => {
  const draft = await test.create(test.ready());
  const id = await create({ courseIds: [...own, draft] });
  const refused = await test.admin.put('/course/deleteItems', { ids: [draft] });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<Problem>().errors?.[0]).toMatchObject({ params: { by: 'PATH' } });
  expect((await test.admin.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect((await test.admin.delete(`/course/${draft}`)).statusCode).toBe(204);
  expect(await test.db.$count(courses, eq(courses.id, draft))).toBe(0);
  expect((await test.admin.delete(`${path}/${await published()}`)).statusCode).toBe(409);
});
