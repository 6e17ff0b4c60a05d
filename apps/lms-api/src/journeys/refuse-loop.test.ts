import type { Problem } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEntityTest, path } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
});
afterAll(() => test.close());

const move = (item: CourseCategory, parentId: string | null) =>
  test.system.put(`${path}/${item.id}`, { ...item, parentId });

it('lets no row stand above itself', async () => {
  const top = await test.create('top');
  const middle = await test.create('middle', { parentId: top });
  const leaf = await test.create('leaf', { parentId: middle });
  for (const parentId of [top, middle, leaf]) {
    const response = await move(await test.read(top), parentId);
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors).toEqual([{ field: 'parentId', code: 'invalid' }]);
  }
  expect((await move(await test.read(leaf), top)).statusCode).toBe(200);
  expect((await move(await test.read(middle), null)).statusCode).toBe(200);
});

it('lets two simultaneous moves close no loop', async () => {
  const [a, b] = [await test.read(await test.create('a')), await test.read(await test.create('b'))];
  const answers = await Promise.all([move(a, b.id), move(b, a.id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
});
