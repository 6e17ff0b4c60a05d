import { instructors } from '@lms/server/database';
import { type TestApp, testAppOf, unknownId } from '@lms/server/testing';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FindQuery } from './entity-schemas';
import { findRows, matchesFilters, matchesTerm } from './find-rows';

const columns = getTableColumns(instructors);

let app: TestApp;
beforeAll(async () => {
  app = await testAppOf([])();
  const { bcc, other } = app.organizations;
  await app.database.db.insert(instructors).values([
    { name: 'Asha', organizationId: bcc.id, status: 'ACTIVE' },
    { name: 'Badal', organizationId: bcc.id, status: 'INACTIVE' },
    { name: 'Chitra', organizationId: other.id, status: 'ACTIVE' },
  ]);
});
afterAll(() => app.close());

/** Reads a page as often as it takes to be prepared, and tells the names of the last statements. */
const read = async (where: SQL | undefined, query: FindQuery = {}) => {
  for (let use = 0; use < 5; use += 1) {
    await findRows(app.database.db, instructors, columns, where, query);
  }
  const sent = vi.spyOn(Client.prototype, 'query');
  const { rows, total } = await findRows(app.database.db, instructors, columns, where, query);
  const names = sent.mock.calls.flatMap(([config]) => {
    const { name } = config as { name?: string };
    return name ? [name] : [];
  });
  sent.mockRestore();
  return { names, total, found: rows.map(({ name }) => name) };
};

const of = (organizationId: string) => eq(instructors.organizationId, organizationId);
const byName = { sorting: { column: 'name' } };

describe('the first page of a list', () => {
  it('is one statement for every organization, with the rows of the one asked for', async () => {
    const { bcc, other } = app.organizations;
    const ours = await read(of(bcc.id), byName);
    const theirs = await read(of(other.id), byName);
    expect(ours).toMatchObject({ found: ['Asha', 'Badal'], total: 2 });
    expect(theirs).toMatchObject({ found: ['Chitra'], total: 1 });
    expect(ours.names).toHaveLength(1);
    expect(theirs.names).toEqual(ours.names);
    expect(await read(of(bcc.id), byName)).toEqual(ours);
  });

  it('is prepared once it is asked for again and again', async () => {
    const sorting = { column: 'createdAt' };
    const sent = vi.spyOn(Client.prototype, 'query');
    await findRows(app.database.db, instructors, columns, undefined, { sorting });
    expect(sent.mock.calls.map(([config]) => (config as { name?: string }).name)).toEqual([
      undefined,
    ]);
    sent.mockRestore();
    expect((await read(undefined, { sorting })).names).toHaveLength(1);
  });

  it('has a statement for each status, order and size', async () => {
    const { bcc } = app.organizations;
    const withStatus = (filter: object) => and(of(bcc.id), matchesFilters(columns, { ...filter }));
    const pages = [
      await read(withStatus({ status: 'ACTIVE' }), byName),
      await read(withStatus({ status: 'INACTIVE' }), byName),
      await read(withStatus({ status: ['INACTIVE', 'ACTIVE'] }), byName),
      await read(of(bcc.id), { sorting: { column: 'name', direction: 'desc' } }),
      await read(of(bcc.id), { paginator: { pageSize: 3 } }),
    ];
    expect(pages.map(({ found }) => found.join())).toEqual([
      'Asha',
      'Badal',
      'Asha,Badal',
      'Badal,Asha',
      'Asha,Badal',
    ]);
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(pages.length);
  });

  it.each<[string, () => SQL | undefined, FindQuery]>([
    ['a search', () => matchesTerm([instructors.name], 'Asha'), { searchTerm: 'Asha' }],
    ['a filter by what is no id', () => matchesFilters(columns, { name: "As'ha" }), {}],
    ['a status that there is not', () => matchesFilters(columns, { status: "'; --" }), {}],
    ['many ids', () => inArray(instructors.id, [unknownId, unknownId, unknownId]), {}],
    ['a size that no screen has', () => undefined, { paginator: { pageSize: 7 } }],
    ['a later page', () => undefined, { paginator: { page: 2, pageSize: 3 } }],
  ])('is not prepared for %s', async (_what, where, query) => {
    expect((await read(where(), query)).names).toEqual([]);
  });
});
