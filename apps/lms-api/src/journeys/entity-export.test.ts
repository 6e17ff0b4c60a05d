import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntityTest, path } from '../../testing/category-fixture';

let test: Awaited<ReturnType<typeof createEntityTest>>;
beforeAll(async () => {
  test = await createEntityTest();
  await test.clear();
  await test.create('web', { name: { en: '=1+1', bn: 'ওয়েব, "উন্নয়ন"' } });
  await test.create('soft', { position: 5 });
});
afterAll(() => test.close());

const columns = [
  { field: 'name.en', title: 'Name' },
  { field: 'name.bn', title: 'নাম' },
  { field: 'position', title: 'Position' },
  { field: 'status', title: 'Status', texts: { ACTIVE: 'Active' } },
  { field: 'createdAt', title: 'Made' },
];
const sorting = { column: 'slug', direction: 'desc' };
const ask = (body: object) => test.system.post(`${path}/export`, { columns, sorting, ...body });

describe('an exported list', () => {
  it('opens in Excel with Bengali right, and runs no formula', async () => {
    const response = await ask({ format: 'csv' });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('course-category.csv');
    const [heading, first, second, end] = response.body.split('\r\n');
    expect(heading).toBe('\uFEFFName,নাম,Position,Status,Made (Asia/Dhaka)');
    expect(first).toMatch(/^"?'=1\+1"?,"ওয়েব, ""উন্নয়ন""",1,Active,\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(second).toMatch(/^Name of soft,/);
    expect(end).toBe('');
  });

  it('is a spreadsheet named for what it holds, whose cells have types and real times', async () => {
    const response = await ask({ format: 'xlsx', title: 'Course Categories' });
    const [sheet] = await readXlsxFile(response.rawPayload);
    const rows = sheet?.data ?? [];
    expect(rows[0]).toEqual(['Name', 'নাম', 'Position', 'Status', 'Made (Asia/Dhaka)']);
    expect(rows[1]?.slice(0, 4)).toEqual(['=1+1', 'ওয়েব, "উন্নয়ন"', 1, 'Active']);
    expect(rows[1]?.[4]).toBeInstanceOf(Date);
    expect(sheet?.sheet).toBe('Course Categories');
    expect(rows).toHaveLength(3);
  });

  it('holds what the filters let through, or the selected rows of it', async () => {
    const lines = async (body: object) =>
      (await ask({ format: 'csv', ...body })).body.trim().split('\r\n').slice(1);
    expect(await lines({ searchTerm: 'soft' })).toHaveLength(1);
    const { items } = await test.find({ sorting });
    expect(await lines({ ids: [items[1]?.id] })).toEqual([expect.stringMatching(/^Name of soft,/)]);
  });

  it('is refused with other columns than a field has, and to whom the list is closed', async () => {
    const bad = (body: object) => ask({ format: 'csv', ...body }).then((one) => one.statusCode);
    expect(await bad({ columns: [] })).toBe(400);
    expect(await bad({ columns: [{ field: '__proto__.x()', title: 'x' }] })).toBe(400);
    expect(await bad({ format: 'exe' })).toBe(400);
    const learner = test.as(test.users.learner);
    expect((await learner.post(`${path}/export`, { columns, format: 'csv' })).statusCode).toBe(403);
  });
});
