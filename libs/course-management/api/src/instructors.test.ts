import type { FindResult, Problem } from '@lms/contract';
import type { Instructor } from '@lms/course-management/contract';
import { courseDrafts, courseInstructors, courses } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { type Authoring, createAuthoring } from '../testing/draft-fixture';

let test: Authoring;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
});
afterAll(() => test.close());

const buildInstructor = (more: object = {}) => ({
  name: 'Rahima Akter',
  designation: 'Trainer',
  email: 'rahima@example.org',
  phone: '',
  bio: '',
  imageUrl: null,
  expertise: ['ওয়েব'],
  ...more,
});
const create = async (more: object = {}, client = test.admin) => {
  const response = await client.post('/instructor', buildInstructor(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};

it('makes, finds and changes an instructor of the own organization', async () => {
  const id = await create({ organizationId: test.organizations.other.id });
  const read = async () => (await test.admin.get(`/instructor/${id}`)).json<Instructor>();
  expect(await read()).toMatchObject({ organizationId: test.organizations.bcc.id });
  const found = await test.admin.post('/instructor/find', { searchTerm: 'ওয়েব' });
  expect(found.json<FindResult<Instructor>>().items.map((item) => item.id)).toEqual([id]);
  const changed = await test.admin.put(`/instructor/${id}`, {
    ...buildInstructor({ name: 'Rahima' }),
    version: 1,
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await test.otherAdmin.get(`/instructor/${id}`)).statusCode).toBe(404);
  expect((await test.system.get(`/instructor/${id}`)).statusCode).toBe(200);
});

it('takes no picture of another site', async () => {
  const imageUrl = 'https://elsewhere.example/me.png';
  const response = await test.admin.post('/instructor', buildInstructor({ imageUrl }));
  expect(response.statusCode).toBe(400);
  expect(response.json<Problem>().errors).toEqual([{ field: 'imageUrl', code: 'invalid' }]);
  expect(await test.db.$count(courses)).toBe(0);
});

it('keeps an instructor whom a draft or a course names', async () => {
  const id = await create();
  const remove = async () => (await test.admin.delete(`/instructor/${id}`)).statusCode;
  const courseId = await test.create(test.ready({ instructorIds: [id] }));
  expect(await remove()).toBe(409);
  await test.db.delete(courseDrafts).where(eq(courseDrafts.courseId, courseId));
  await test.db.insert(courseInstructors).values({ courseId, instructorId: id });
  expect(await remove()).toBe(409);
  await test.db.delete(courseInstructors);
  expect(await remove()).toBe(204);
});
