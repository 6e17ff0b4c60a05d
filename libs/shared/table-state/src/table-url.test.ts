import { defaultTableState, type Entity, type Resource } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import {
  defaultSortingOf,
  isDefaultQuery,
  readTableUrl,
  replaceInUrl,
  type TableQuery,
  writeTableUrl,
} from './table-url';

interface Types {
  item: Entity;
  input: object;
  filter: { status: 'ACTIVE' | 'INACTIVE'; updatedAt: string };
  status: 'ACTIVE' | 'INACTIVE';
}
const resource: Resource<Types> = {
  tag: 'Thing',
  path: '/thing',
  inputSchema: object({}),
  fields: ['id'],
  sortable: ['id', 'createdAt', 'updatedAt'],
  filterable: ['status', 'updatedAt'],
  statuses: ['ACTIVE', 'INACTIVE'],
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
};

const standard: TableQuery = {
  filter: {},
  paginator: { page: 1, pageSize: 10 },
  sorting: { column: 'id', direction: 'asc' },
  searchTerm: '',
};

describe('the address of a list', () => {
  it('is empty for the defaults, and gives them when it is empty', () => {
    expect(writeTableUrl(defaultTableState)).toBe('');
    expect(readTableUrl(resource, '')).toEqual(standard);
  });

  it.each<[string, Partial<TableQuery>]>([
    ['a search in Bengali', { searchTerm: 'ওয়েব & 100%' }],
    ['one filter', { filter: { status: 'ACTIVE' } }],
    ['several values', { filter: { status: ['ACTIVE', 'INACTIVE'] } }],
    ['a span', { filter: { updatedAt: { from: '2026-01-01', to: '2026-01-31' } } }],
    ['a span with one end', { filter: { updatedAt: { from: '2026-01-01' } } }],
    ['a page and its size', { paginator: { page: 3, pageSize: 50 } }],
    ['a sort', { sorting: { column: 'updatedAt', direction: 'desc' } }],
    ['the newest first', { sorting: { column: 'id', direction: 'desc' } }],
    ['an open item', { entityId: 'new' }],
  ])('keeps %s', (_what, part) => {
    const query = { ...standard, ...part };
    expect(readTableUrl(resource, `?${writeTableUrl(query)}`)).toEqual(query);
  });

  it.each(['page=0', 'page=x', 'size=7', 'sort=password', 'filter.slug=a', 'filter.status='])(
    'takes the default for %s',
    (search) => {
      expect(readTableUrl(resource, `?${search}`)).toEqual(standard);
    },
  );

  it('is empty for a list that opens with the newest first, too, and keeps the order of ids', () => {
    const newest: Resource<Types> = { ...resource, newestBy: 'createdAt' };
    const sorting = defaultSortingOf(newest);
    const query: TableQuery = { ...standard, sorting };
    expect(readTableUrl(newest, '')).toEqual(query);
    expect(writeTableUrl(query, sorting)).toBe('');
    expect(isDefaultQuery(query, sorting)).toBe(true);
    const byId = writeTableUrl(standard, sorting);
    expect(readTableUrl(newest, `?${byId}`)).toEqual(standard);
    const oldest: TableQuery = { ...query, sorting: { column: 'createdAt', direction: 'asc' } };
    expect(readTableUrl(newest, `?${writeTableUrl(oldest, sorting)}`)).toEqual(oldest);
    expect(isDefaultQuery(oldest, sorting)).toBe(false);
  });

  it('asks for nothing that the server refuses', () => {
    expect(readTableUrl(resource, '?q=a%00b').searchTerm).toBe('a b');
  });

  it('keeps what it says of other things, and nothing of the table that was', () => {
    const now = { ...standard, searchTerm: 'new' };
    const search = '?q=old&filter.status=ACTIVE&hide=name&live=1&item=7&page=3';
    expect(replaceInUrl(search, now)).toBe('q=new&hide=name&live=1');
  });
});
