import type { FindResult } from '@lms/contract';
import {
  type ReportDefinition,
  reportDefinitions,
  reportNames,
  type ReportQuery,
  type ReportRow,
  reportsPermissions,
  type ReportSummary,
} from '@lms/reports/contract';
import { type TestApp } from '@lms/server/testing';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createWorld, theirs, type World } from '../permissions-test/world';

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp();
  world = await createWorld(test);
});
afterAll(() => test.close());

const find = (name: string, query: ReportQuery, by: { id: string }) =>
  test.as(by).post(`/report/${name}/find`, query);
const all = { range: 'all' } as const;

describe.each(reportNames)('%s', (name) => {
  const definition: ReportDefinition = reportDefinitions[name];
  const { columns, recordIds = [], filters, figures, charted } = definition;

  it('sorts by each column that it says, both ways, and answers no more than its columns and ids', async () => {
    for (const { field } of columns.filter(({ sortable }) => sortable)) {
      for (const direction of ['asc', 'desc'] as const) {
        const sorting = { column: field, direction };
        const answer = await find(name, { filter: all, sorting }, test.users.system);
        expect(answer.statusCode, answer.body).toBe(200);
        const { items } = answer.json<FindResult<ReportRow>>();
        const known = ['id', ...recordIds, ...columns.map((column) => column.field)].sort();
        for (const item of items) expect(Object.keys(item).sort()).toEqual(known);
      }
    }
  });

  it('can be narrowed by each of its filters and its search, in page, figures and files', async () => {
    const queries = filters.map(({ name: filter, codes }): ReportQuery => {
      const value = codes
        ? filter === 'grain'
          ? codes.slice(-1)
          : [...codes]
        : [test.users.system.id];
      return filter === 'range'
        ? { filter: { range: { from: '2026-01-01', to: '2026-12-31' } } }
        : { filter: { ...all, [filter]: value } };
    });
    if (definition.searchable) queries.push({ searchTerm: "100%_'\\" });
    for (const query of queries) {
      const page = await find(name, query, test.users.system);
      expect(page.statusCode, page.body).toBe(200);
      const summary = await test.as(test.users.system).post(`/report/${name}/summary`, query);
      expect(summary.statusCode, summary.body).toBe(200);
      const address = new URLSearchParams({
        format: 'csv',
        language: 'en',
        query: JSON.stringify(query),
      });
      const file = await test.as(test.users.system).get(`/report/${name}/export?${address}`);
      expect(file.statusCode).toBe(200);
      const rows = Papa.parse(file.body.trimEnd()).data.length - 1;
      const { total } = page.json<FindResult<ReportRow>>();
      // Downloading the file is itself a line of the live log.
      expect(rows === total || (name === 'live-log-report' && rows > total)).toBe(true);
    }
  });

  it('has the figures that its definition names, and a picture where it says so', async () => {
    const answer = await test
      .as(test.users.system)
      .post(`/report/${name}/summary`, { filter: all });
    const summary = answer.json<ReportSummary>();
    expect(summary.figures.map(({ field }) => field)).toEqual(figures.map(({ field }) => field));
    expect(summary.charts.length > 0).toBe(charted);
  });

  if (definition.access === reportsPermissions['report.read'])
    it('shows nothing of another organization, by whatever filter', async () => {
      const { organization, studied } = world.foreign;
      const foreign: Record<string, string> = {
        organizationId: organization.id,
        courseId: studied.course.id,
        bankId: studied.bank.id,
      };
      const ids = filters.filter(({ name: filter }) => filter in foreign);
      const queries: ReportQuery[] = [
        { filter: all },
        ...ids.map(({ name: filter }) => ({
          filter: { ...all, [filter]: [foreign[filter] ?? ''] },
        })),
        ...(definition.searchable ? [{ filter: all, searchTerm: theirs }] : []),
      ];
      const admin = test.as(test.users.orgAdmin);
      for (const query of queries) {
        const address = new URLSearchParams({
          format: 'csv',
          language: 'en',
          query: JSON.stringify(query),
        });
        const answers = [
          await find(name, query, test.users.orgAdmin),
          await admin.post(`/report/${name}/summary`, query),
          await admin.get(`/report/${name}/export?${address}`),
        ];
        for (const { statusCode, body } of answers) {
          expect(statusCode, body).toBe(200);
          expect(body).not.toContain(theirs);
        }
      }
    });
});
