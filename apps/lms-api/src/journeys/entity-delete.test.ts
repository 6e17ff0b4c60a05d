import { courseCategoryResource } from '@lms/course-management/contract';
import { courseCategories } from '@lms/server/database';
import { createEntityRepository, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEntityTest } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

/**
 * Builds a repository of categories that refuses to delete a kept one and renames a deleted one's
 * neighbour.
 */
const repositoryOf = (neighbour: string) =>
  createEntityRepository(test.deps, {
    resource: courseCategoryResource,
    table: courseCategories,
    searchColumns: [],
    async beforeDelete(tx, [id = '']) {
      const [row] = await tx.select().from(courseCategories).where(eq(courseCategories.id, id));
      if (row?.icon === 'kept') throw new ProblemError('entity.inUse');
    },
    async onDelete(tx, [id = '']) {
      const [row] = await tx.select().from(courseCategories).where(eq(courseCategories.id, id));
      await tx
        .update(courseCategories)
        .set({ icon: row?.slug })
        .where(eq(courseCategories.id, neighbour));
    },
  });
const all = { kind: 'all' } as const;

it('writes what goes with a delete while the row is still there', async () => {
  const [id, neighbour] = [await test.create('going'), await test.create('neighbour')];
  expect(await repositoryOf(neighbour).deleteItems(all, [id])).toEqual([id]);
  expect((await test.read(neighbour)).icon).toBe('going');
});

it('writes nothing when the delete is refused', async () => {
  const id = await test.create('going', { icon: 'kept' });
  const neighbour = await test.create('neighbour');
  await expect(repositoryOf(neighbour).deleteItems(all, [id])).rejects.toThrow('entity.inUse');
  expect((await test.read(neighbour)).icon).toBe('code');
});

it('takes back what it wrote when the database keeps the row', async () => {
  const [id, neighbour] = [await test.create('going'), await test.create('neighbour')];
  await test.create('below', { parentId: id });
  await expect(repositoryOf(neighbour).deleteItems(all, [id])).rejects.toThrow('entity.inUse');
  expect((await test.read(neighbour)).icon).toBe('code');
});
