import { type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { storedRows } from './permissions-test/stored-rows';
import { createWorld, theirs, type World } from './permissions-test/world';

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp();
  world = await createWorld(test);
});
afterAll(() => test.close());

it('shows, exports and cancels nothing of other organizations', async () => {
  const [admin, system] = [test.as(test.users.orgAdmin), test.as(test.users.system)];
  const { course } = world.foreign.studied;
  const bodies = [{ searchTerm: theirs }, {}, { filter: { courseId: course.id } }];
  for (const body of bodies) {
    const answer = await admin.post('/enrolment/find', body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain(theirs);
    expect(answer.body).not.toContain(course.id);
  }
  const columns = [{ field: 'courseTitle', title: 'Course' }];
  const file = await admin.post('/enrolment/export', { format: 'csv', columns });
  expect(file.body).toContain(world.own.studied.course.title);
  expect(file.body).not.toContain(theirs);
  const found = await system.post('/enrolment/find', { filter: { courseId: course.id } });
  const [enrolment] = found.json<{ items: { id: string }[] }>().items;
  const before = await storedRows(test.database);
  const ended = await admin.put('/enrolment/updateStatus', {
    ids: [enrolment?.id],
    status: 'CANCELLED',
  });
  expect(ended.statusCode).toBe(404);
  expect(await storedRows(test.database)).toEqual(before);
});
