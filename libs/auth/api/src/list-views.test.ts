import type { ListView } from '@lms/contract';
import type { TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = '/user-management/users';
const put = (views: ListView[], at = list) =>
  test.as(test.users.orgAdmin).put('/user/me/list-views', { list: at, views });
const read = async (user = test.users.orgAdmin) =>
  (await test.as(user).get('/user/me/list-views')).json<{ items: unknown[] }>().items;

describe('saved views of lists', () => {
  it('are kept in their order, replaced, and nobody else’s', async () => {
    const views = [
      { name: 'Waiting', search: 'filter.status=PENDING' },
      { name: 'অপেক্ষমাণ', search: 'q=a' },
    ];
    expect((await put(views)).statusCode).toBe(204);
    expect(await read()).toEqual([{ list, views }]);
    expect(await read(test.users.otherOrgAdmin)).toEqual([]);
    expect((await put(views.slice(1))).statusCode).toBe(204);
    expect(await read()).toEqual([{ list, views: views.slice(1) }]);
  });

  it('leave nothing behind when the last one goes', async () => {
    await put([{ name: 'Mine', search: 'q=b' }]);
    expect((await put([])).statusCode).toBe(204);
    expect(await read()).toEqual([]);
  });

  it.each([
    ['two of one name', list, ['Mine', 'Mine']],
    ['more than a list has tabs for', list, Array.from({ length: 13 }, (_, at) => `View ${at}`)],
    ['a name that is empty', list, ['']],
    ['an address elsewhere', 'https://example.org', ['Mine']],
  ])('refuse %s', async (_what, at, names) => {
    const answer = await put(
      names.map((name) => ({ name, search: 'q=a' })),
      at,
    );
    expect(answer.statusCode).toBe(400);
    expect(await read()).toEqual([]);
  });
});
