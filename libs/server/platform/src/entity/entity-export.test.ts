import type { Entity } from '@lms/contract';
import { expect, it } from 'vitest';
import { exportRows } from './entity-export';
import type { FindQuery } from './entity-schemas';

const item = {
  id: '1',
  createdAt: '2026-08-14T08:00:00.000Z',
  updatedAt: '2026-08-14T08:00:00.000Z',
  version: 1,
};

it('rounds numbers in exports as screens show them', async () => {
  const rated = { ...item, rating: 4.666666666666667, percent: 66.66666666666667, count: 12 };
  const find = async () => ({ items: [rated as Entity], total: 1 });
  const columns = ['rating', 'percent', 'count'].map((field) => ({ field, title: field }));
  const rows = exportRows(find as never, { sorting: {} } as FindQuery, columns);
  expect((await rows.next()).value).toEqual([[4.67, 66.67, 12]]);
});

it('leaves out no row of a long list', async () => {
  const total = 100_500;
  const find = async ({ paginator }: FindQuery) => {
    const { page = 1, pageSize = 0 } = paginator ?? {};
    const length = Math.min(pageSize, total - (page - 1) * pageSize);
    return { items: Array.from({ length }, () => item), total };
  };
  let count = 0;
  for await (const rows of exportRows(find, {} as FindQuery, [])) count += rows.length;
  expect(count).toBe(total);
});

it('asks for the selected rows alone', async () => {
  const asked: FindQuery[] = [];
  const find = async (query: FindQuery) => {
    asked.push(query);
    return { items: [item], total: 1 };
  };
  const query = { filter: { status: 'ACTIVE' } } as FindQuery;
  for await (const rows of exportRows(find, query, [], ['1'])) expect(rows).toHaveLength(1);
  expect(asked.map(({ filter }) => filter)).toEqual([{ status: 'ACTIVE', id: ['1'] }]);
});
