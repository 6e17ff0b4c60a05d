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
