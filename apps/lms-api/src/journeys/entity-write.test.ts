import type { Problem } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { type TestClient, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCategory, createEntityTest, path } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

describe('one item', () => {
  it('is created, read, changed and deleted', async () => {
    const id = await test.create('one', { position: 7 });
    const item = await test.read(id);
    expect(item).toMatchObject({
      ...buildCategory('one'),
      position: 7,
      id,
      version: 1,
      status: 'ACTIVE',
    });

    const changed = await test.system.put(`${path}/${id}`, { ...item, position: 8 });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<CourseCategory>()).toMatchObject({ position: 8, version: 2 });

    expect((await test.system.delete(`${path}/${id}`)).statusCode).toBe(204);
    expect((await test.system.get(`${path}/${id}`)).statusCode).toBe(404);
    expect((await test.system.delete(`${path}/${id}`)).statusCode).toBe(404);
  });

  it('never takes id, times, status or version from a form', async () => {
    const id = await test.create('one');
    const item = await test.read(id);
    const body = { ...item, id: unknownId, status: 'INACTIVE', createdAt: 'x', updatedAt: null };
    expect((await test.system.put(`${path}/${id}`, body)).statusCode).toBe(200);
    expect(await test.read(id)).toMatchObject({ id, status: 'ACTIVE', createdAt: item.createdAt });
    const response = await test.system.post(path, { ...buildCategory('two'), status: 'INACTIVE' });
    expect(response.statusCode).toBe(400);
  });

  it('refuses a version that is no longer the newest, and changes nothing', async () => {
    const id = await test.create('one');
    const item = await test.read(id);
    await test.system.put(`${path}/${id}`, { ...item, position: 2 });
    const late = await test.system.put(`${path}/${id}`, { ...item, position: 3 });
    expect(late.statusCode).toBe(409);
    const saved = await test.read(id);
    expect(late.json<Problem>()).toMatchObject({
      code: 'entity.conflict',
      savedBy: { name: expect.any(String), at: saved.updatedAt },
    });
    expect(saved.position).toBe(2);
  });

  it('lets exactly one of many simultaneous saves through', async () => {
    const id = await test.create('one');
    const item = await test.read(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, position) =>
        test.system.put(`${path}/${id}`, { ...item, position }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect((await test.read(id)).version).toBe(2);
  });

  it.each([undefined, 0, '1', 1.5])('needs the version, not %s', async (version) => {
    const id = await test.create('one');
    const response = await test.system.put(`${path}/${id}`, { ...buildCategory('one'), version });
    expect(response.statusCode).toBe(400);
  });

  it.each(['find', 'x', unknownId.toUpperCase(), "'; drop table users"])(
    'knows no item %s',
    async (id) => {
      const address = `${path}/${encodeURIComponent(id)}`;
      expect((await test.system.get(address)).statusCode).toBe(404);
      expect((await test.system.delete(address)).statusCode).toBe(404);
    },
  );

  it('names the field whose value is taken', async () => {
    await test.create('one');
    const second = await test.create('two');
    const created = await test.system.post(path, buildCategory('one'));
    expect(created.statusCode).toBe(409);
    expect(created.json<Problem>()).toMatchObject({
      code: 'entity.duplicate',
      errors: [{ field: 'slug', code: 'taken' }],
    });
    const renamed = await test.system.put(`${path}/${second}`, {
      ...buildCategory('one'),
      version: 1,
    });
    expect(renamed.json<Problem>().code).toBe('entity.duplicate');
  });

  it('names the field that points to nothing', async () => {
    const response = await test.system.post(path, buildCategory('one', { parentId: unknownId }));
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors).toEqual([{ field: 'parentId', code: 'invalid' }]);
  });
});

describe('several items', () => {
  const updateStatus = (body: object) => test.system.put(`${path}/updateStatus`, body);
  const deleteItems = (body: object) => test.system.put(`${path}/deleteItems`, body);

  it('change status together and count a version up', async () => {
    const ids = [await test.create('one'), await test.create('two')];
    const response = await updateStatus({ ids, status: 'INACTIVE', reason: 'Not needed' });
    expect(response.json()).toEqual({ ids, status: 'INACTIVE' });
    expect(await test.read(ids[0] ?? '')).toMatchObject({ status: 'INACTIVE', version: 2 });
  });

  it('change status all or not at all', async () => {
    const [first, second] = [await test.create('one'), await test.create('two')];
    await updateStatus({ ids: [second], status: 'INACTIVE' });
    const refused = await updateStatus({ ids: [first, second], status: 'INACTIVE' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>().code).toBe('entity.transitionRefused');
    expect((await test.read(first)).status).toBe('ACTIVE');
    const missing = await updateStatus({ ids: [first, unknownId], status: 'INACTIVE' });
    expect(missing.statusCode).toBe(404);
    expect((await test.read(first)).status).toBe('ACTIVE');
  });

  it('are deleted all or not at all', async () => {
    const parent = await test.create('parent');
    const child = await test.create('child', { parentId: parent });
    const other = await test.create('other');
    const used = await deleteItems({ ids: [other, parent] });
    expect(used.statusCode).toBe(409);
    expect(used.json<Problem>().code).toBe('entity.inUse');
    expect((await deleteItems({ ids: [other, unknownId] })).statusCode).toBe(404);
    expect((await test.find()).total).toBe(3);
    const done = await deleteItems({ ids: [parent, child, other, other] });
    expect(new Set(done.json<{ ids: string[] }>().ids)).toEqual(new Set([parent, child, other]));
    expect((await test.find()).total).toBe(0);
  });

  it('end well when two callers change and delete the same ones', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await test.create(`slug-${i}`));
    const answers = await Promise.all([
      updateStatus({ ids, status: 'INACTIVE' }),
      updateStatus({ ids: [...ids].reverse(), status: 'INACTIVE' }),
      deleteItems({ ids: [...ids].reverse() }),
      deleteItems({ ids }),
    ]);
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.slice(2).sort()).toEqual([200, 404]);
    expect(codes.filter((code) => code >= 500)).toEqual([]);
  });

  it.each([
    ['no ids', []],
    ['101 ids', Array<string>(101).fill(unknownId)],
    ['an id that is none', ['1']],
    ['an empty id', ['']],
    ['null', [null]],
    ['a text', unknownId],
  ])('refuses %s', async (_what, ids) => {
    expect((await updateStatus({ ids, status: 'ACTIVE' })).statusCode).toBe(400);
    expect((await deleteItems({ ids })).statusCode).toBe(400);
  });

  it('takes 100 ids', async () => {
    const ids = Array.from({ length: 100 }, (_, i) =>
      unknownId.slice(0, -3).concat(String(i).padStart(3, '0')),
    );
    expect((await deleteItems({ ids })).statusCode).toBe(404);
  });

  it('refuses an unknown status', async () => {
    const ids = [await test.create('one')];
    expect((await updateStatus({ ids, status: 'GONE' })).statusCode).toBe(400);
    expect((await updateStatus({ ids })).statusCode).toBe(400);
  });
});

describe('who may', () => {
  const calls = (client: TestClient, id: string) => ({
    read: [client.post(`${path}/find`, {}), client.get(`${path}/${id}`)],
    write: [
      client.post(path, buildCategory('new')),
      client.put(`${path}/${id}`, { ...buildCategory('one'), version: 9 }),
      client.put(`${path}/updateStatus`, { ids: [unknownId], status: 'ACTIVE' }),
      client.put(`${path}/deleteItems`, { ids: [unknownId] }),
      client.delete(`${path}/${unknownId}`),
    ],
  });
  const codesOf = async (answers: ReturnType<TestClient['get']>[]) =>
    (await Promise.all(answers)).map((answer) => answer.statusCode);

  it('lets an organization administrator read and nothing more', async () => {
    const { read: reads, write } = calls(test.as(test.users.orgAdmin), await test.create('one'));
    expect(await codesOf(reads)).toEqual([200, 200]);
    expect(await codesOf(write)).toEqual([403, 403, 403, 403, 403]);
  });

  it.each(['learner', 'orgUser'] as const)('lets %s do nothing', async (name) => {
    const { read: reads, write } = calls(test.as(test.users[name]), await test.create('one'));
    expect(new Set(await codesOf([...reads, ...write]))).toEqual(new Set([403]));
  });

  it('asks a stranger to sign in', async () => {
    const { read: reads, write } = calls(test.anonymous, await test.create('one'));
    expect(new Set(await codesOf([...reads, ...write]))).toEqual(new Set([401]));
  });
});

describe('what was deleted', () => {
  it('comes back as it was, all of it or nothing, and only once', async () => {
    const [one, two] = [await test.create('one'), await test.create('two')];
    const before = await test.read(one);
    await test.system.put(`${path}/deleteItems`, { ids: [one, two] });
    const restore = (ids: string[]) => test.system.put(`${path}/restoreItems`, { ids });
    expect((await restore([one, unknownId])).statusCode).toBe(404);
    expect((await test.system.get(`${path}/${one}`)).statusCode).toBe(404);
    expect((await restore([one, two])).json()).toEqual({ ids: [one, two] });
    expect(await test.read(one)).toEqual(before);
    expect((await restore([one])).statusCode).toBe(404);
  });

  it('stays away when its place was taken meanwhile', async () => {
    const id = await test.create('one');
    await test.system.delete(`${path}/${id}`);
    await test.create('one');
    const refused = await test.system.put(`${path}/restoreItems`, { ids: [id] });
    expect(refused.json<Problem>().code).toBe('entity.duplicate');
  });
});

it('tells the activity log who did what', async () => {
  const id = await test.create('logged');
  const item = await test.read(id);
  await test.system.put(`${path}/${id}`, { ...item, position: 2 });
  await test.system.put(`${path}/updateStatus`, { ids: [id], status: 'INACTIVE' });
  await test.system.delete(`${path}/${id}`);
  expect(await test.activityOf(id)).toEqual(
    ['CREATED', 'CHANGED', 'STATUS_CHANGED', 'DELETED'].map((action) => ({
      action,
      entity: 'course-category',
      subject: item.name.en,
    })),
  );
});
