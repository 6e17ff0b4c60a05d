import type { FindResult } from '@lms/contract';
import type { CourseCategory, CourseCategoryInput } from '@lms/course-management/contract';
import type { TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let app: TestApp;
const path = '/course-category';

const buildCourseCategory = (): CourseCategoryInput => ({
  name: { en: 'Some name', bn: 'একটি লেখা' },
  description: { en: 'Some description', bn: 'একটি লেখা' },
  slug: 'some-name',
  icon: 'Some icon',
  parentId: null,
  position: 0,
});

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('lets a system administrator create, find, change and delete a course category', async () => {
  const system = app.as(app.users.system);
  const created = await system.post(path, buildCourseCategory());
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json<{ id: string }>();

  const found = await system.post(`${path}/find`, { filter: { status: 'ACTIVE' } });
  const { items, total } = found.json<FindResult<CourseCategory>>();
  expect(total).toBe(1);
  expect(items).toMatchObject([{ ...buildCourseCategory(), id, version: 1 }]);

  const changed = await system.put(`${path}/${id}`, items[0]);
  expect(changed.json<CourseCategory>().version).toBe(2);
  const outdated = await system.put(`${path}/${id}`, items[0]);
  expect(outdated.statusCode).toBe(409);

  const status = await system.put(`${path}/updateStatus`, { ids: [id], status: 'INACTIVE' });
  expect(status.json()).toEqual({ ids: [id], status: 'INACTIVE' });
  const deleted = await system.put(`${path}/deleteItems`, { ids: [id] });
  expect(deleted.json()).toEqual({ ids: [id] });
});

it('lets nobody else write a course category', async () => {
  const { learner, orgUser, orgAdmin } = app.users;
  for (const user of [learner, orgUser, orgAdmin]) {
    expect((await app.as(user).post(path, buildCourseCategory())).statusCode).toBe(403);
  }
  expect((await app.anonymous.post(path, buildCourseCategory())).statusCode).toBe(401);
});
