import type { Problem } from '@lms/contract';
import type { CourseCategoryInput } from '@lms/course-management/contract';
import { questionBanks } from '@lms/server/database';
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

it('names what blocks a bulk deletion, but nothing that is deleted with it', async () => {
  const system = app.as(app.users.system);
  const create = async (slug: string, parentId: string | null = null) => {
    const name = { en: slug, bn: slug };
    const made = await system.post(path, { ...buildCourseCategory(), slug, name, parentId });
    return made.json<{ id: string }>().id;
  };
  const parent = await create('parent');
  const child = await create('child', parent);
  const used = await create('used');
  const empty = await create('empty');
  await app.db.insert(questionBanks).values({
    name: 'Bank',
    description: '',
    categoryId: used,
    organizationId: app.organizations.bcc.id,
  });
  const refused = await system.put(`${path}/deleteItems`, { ids: [parent, child, used, empty] });
  expect(refused.json<Problem>()).toMatchObject({
    status: 409,
    code: 'entity.inUse',
    errors: [{ field: 'ids', code: 'inUse', params: { by: 'BANK', id: used, name: 'used' } }],
  });
  const alone = await system.put(`${path}/deleteItems`, { ids: [parent] });
  expect(alone.json<Problem>().errors).toMatchObject([{ params: { by: 'CATEGORY', id: parent } }]);
  const rest = await system.put(`${path}/deleteItems`, { ids: [parent, child, empty] });
  expect(rest.statusCode).toBe(200);
});
