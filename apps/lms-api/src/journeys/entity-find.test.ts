import type { Problem } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEntityTest, path } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
});
afterAll(() => test.close());
beforeEach(() => test.clear());

describe('find', () => {
  it('answers an empty body with the first ten, by id', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push(await test.create(`slug-${i}`));
    const { items, total, totalIsEstimate } = await test.find();
    expect(items.map((item) => item.id)).toEqual(ids.slice(0, 10));
    expect(total).toBe(12);
    expect(totalIsEstimate).toBeUndefined();
  });

  it("takes the screen's whole table state", async () => {
    const id = await test.create('one');
    const { items } = await test.find({
      filter: { status: 'ACTIVE' },
      paginator: { page: 1, pageSize: 3, total: 99 },
      sorting: { column: 'id', direction: 'asc' },
      searchTerm: '',
      grouping: { selectedRowIds: [id], itemIds: [id] },
      entityId: id,
    });
    expect(items).toHaveLength(1);
  });

  it('gives every row once however the pages are cut, though all sort alike', async () => {
    for (let i = 0; i < 7; i++) await test.create(`slug-${i}`, { position: 5 });
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const paginator = { page, pageSize: 3 };
      const sorting = { column: 'position', direction: 'desc' };
      seen.push(...(await test.slugsOf({ paginator, sorting })));
    }
    expect(new Set(seen).size).toBe(7);
  });

  it('is empty beyond the last page and still tells the total', async () => {
    await test.create('one');
    const { items, total } = await test.find({ paginator: { page: 2, pageSize: 10 } });
    expect(items).toEqual([]);
    expect(total).toBe(1);
  });

  it('filters by a value, by a list and by nothing', async () => {
    const off = await test.create('off');
    await test.create('on');
    await test.system.put(`${path}/updateStatus`, { ids: [off], status: 'INACTIVE' });
    expect(await test.slugsOf({ filter: { status: 'INACTIVE' } })).toEqual(['off']);
    expect(await test.slugsOf({ filter: { status: ['INACTIVE', 'ACTIVE'] } })).toHaveLength(2);
    expect(await test.slugsOf({ filter: { status: [] } })).toEqual([]);
  });

  it('filters by a span that includes its ends', async () => {
    await test.create('a');
    const { updatedAt } = (await test.find()).items[0] as CourseCategory;
    expect(
      await test.slugsOf({ filter: { updatedAt: { from: updatedAt, to: updatedAt } } }),
    ).toEqual(['a']);
    expect(await test.slugsOf({ filter: { updatedAt: { from: updatedAt } } })).toEqual(['a']);
    expect(await test.slugsOf({ filter: { updatedAt: { to: '2020-01-01' } } })).toEqual([]);
  });

  it.each([
    ['English without regard to case', 'SKILLS', 'web-skills'],
    ['Bengali', 'দক্ষতা', 'web-skills'],
    ['a letter outside ASCII without regard to case', 'école', 'school'],
    ['a percent sign as a letter', '100%', 'full'],
    ['an underscore as a letter', 'a_b', 'snake'],
    ['a backslash as a letter', '\\', 'back'],
    ['a quote', "o'clock", 'clock'],
    ['text with spaces around it', '  Skills ', 'web-skills'],
  ])('searches %s', async (_what, searchTerm, slug) => {
    await test.create('web-skills', { name: { en: 'Web skills', bn: 'ওয়েব দক্ষতা' } });
    await test.create('school', { name: { en: 'École', bn: 'স্কুল' } });
    await test.create('full', { name: { en: '100% online', bn: 'ঘরে' } });
    await test.create('snake', { name: { en: 'a_b', bn: 'ক' } });
    await test.create('back', { name: { en: 'a\\b', bn: 'খ' } });
    await test.create('clock', { name: { en: "Five o'clock", bn: 'পাঁচটা' } });
    await test.create('other', { name: { en: '1000 axb', bn: 'গ' } });
    expect(await test.slugsOf({ searchTerm })).toEqual([slug]);
  });

  it.each([
    ['page 0', { paginator: { page: 0 } }],
    ['a page that is a text', { paginator: { page: '1' } }],
    ['half a page', { paginator: { page: 1.5 } }],
    ['pageSize 0', { paginator: { pageSize: 0 } }],
    ['pageSize 101', { paginator: { pageSize: 101 } }],
    ['an unknown filter', { filter: { slug: 'a' } }],
    ['a filter named like a thing of the language', { filter: { constructor: 'a' } }],
    ['an unknown status', { filter: { status: 'GONE' } }],
    ['a filter value of another type', { filter: { status: 1 } }],
    ['a filter that is an object of another kind', { filter: { status: { like: 'A' } } }],
    ['an empty span', { filter: { updatedAt: {} } }],
    ['a span without a time', { filter: { updatedAt: { from: 'soon' } } }],
    ['a time that is none', { filter: { updatedAt: '2020-13-45' } }],
    ['a day that no month has', { filter: { updatedAt: '2024-02-31' } }],
    ['the year 0', { filter: { updatedAt: { from: '0000-01-01' } } }],
    ['a time zone that is none', { filter: { updatedAt: '2024-01-01T00:00:00+23:00' } }],
    ['null for a filter', { filter: { status: null } }],
    ['an unknown column', { sorting: { column: 'name' } }],
    ['SQL for a column', { sorting: { column: 'id; drop table users' } }],
    ['an unknown direction', { sorting: { direction: 'asc, (select 1)' } }],
    ['a search term of 101 letters', { searchTerm: 'a'.repeat(101) }],
    ['a search term that is none', { searchTerm: ['a'] }],
    ['an unknown property', { limit: 1 }],
    ['a list', []],
  ])('refuses %s with 400', async (_what, body) => {
    const response = await test.system.post(`${path}/find`, body);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json<Problem>().code).toBe('validation.failed');
  });

  it('takes the limits themselves', async () => {
    await test.find({
      paginator: { page: 10_000_000, pageSize: 100 },
      searchTerm: 'ক'.repeat(100),
    });
    await test.find({ paginator: { pageSize: 1 } });
  });
});

describe('the total', () => {
  it('counts exactly up to 10,000 and estimates beyond', async () => {
    const insert = (from: number, to: number) =>
      test.database.pool.query(
        `insert into course_categories (id, created_at, updated_at, name, description, slug, icon)
         select gen_random_uuid(), now(), now(), '{"en":"N","bn":"ন"}', '{"en":"D","bn":"ব"}',
           'many-' || n, 'code' from generate_series(${from}, ${to}) n`,
      );
    await insert(1, 10_000);
    expect(await test.find()).toMatchObject({ total: 10_000 });
    await insert(10_001, 30_000);
    await test.database.pool.query('analyze course_categories');
    const { total, totalIsEstimate } = await test.find();
    expect(totalIsEstimate).toBe(true);
    expect(total).toBeGreaterThan(25_000);
    expect(total).toBeLessThan(35_000);
    const searched = await test.find({ searchTerm: 'many-77' });
    expect(searched).toMatchObject({ total: 111 });
    expect(searched.totalIsEstimate).toBeUndefined();
    // The total of a search is exact only up to 1,000, because counting it is expensive.
    const many = await test.find({ searchTerm: 'many-1' });
    expect(many.totalIsEstimate).toBe(true);
    expect(many.total).toBeGreaterThan(1_000);

    // An estimate serves again for a moment, in which the end of the list is exact all the same.
    await insert(30_001, 40_007);
    await test.database.pool.query('analyze course_categories');
    expect(await test.find()).toMatchObject({ total, totalIsEstimate: true });
    // What a page of more rows shows to be too low is raised, or they could not be turned to.
    const beyond = await test.find({ paginator: { page: 351, pageSize: 100 } });
    expect(beyond).toMatchObject({ total: 35_101, totalIsEstimate: true });
    const { rows } = await test.database.pool.query('select count(*)::int from course_categories');
    const { count } = rows[0];
    const end = await test.find({ paginator: { page: Math.ceil(count / 100), pageSize: 100 } });
    expect(end.items).toHaveLength(count % 100);
    expect(end).toMatchObject({ total: count });
    expect(end.totalIsEstimate).toBeUndefined();
  });
});
