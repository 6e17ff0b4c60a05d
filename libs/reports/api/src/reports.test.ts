import type { FindResult, Problem } from '@lms/contract';
import type { ReportRow, ReportSummary } from '@lms/reports/contract';
import { users } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { makeSmallReport } from '../testing/small-report';

let test: TestApp;
beforeAll(async () => {
  const reports = {
    'course-report': makeSmallReport('course-report', 12),
    'live-log-report': makeSmallReport('live-log-report', 6_000),
    'overview-statistic-report': makeSmallReport('overview-statistic-report', 1),
    'wadhwani-summary-report': makeSmallReport('wadhwani-summary-report', 3),
  };
  test = await createTestApp({}, { rateLimits: false, reports });
});
afterAll(() => test.close());

const find = async (name: string, body: object = {}, by = test.users.system) => {
  const answer = await test.as(by).post(`/report/${name}/find`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FindResult<ReportRow>>();
};
const refusal = async (name: string, body: object) => {
  const answer = await test.as(test.users.system).post(`/report/${name}/find`, body);
  expect(answer.statusCode, answer.body).toBe(400);
  return answer.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);
};

describe('a report', () => {
  it('answers a page with its columns, as numbers, texts and instants', async () => {
    const { items, total } = await find('course-report', {
      sorting: { column: 'enrolled', direction: 'asc' },
      paginator: { page: 1, pageSize: 3 },
      filter: { organizationId: test.organizations.bcc.id },
    });
    expect(total).toBe(12);
    expect(items).toHaveLength(3);
    expect(items[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      course: 'Computer Council 2',
      provider: 'Computer Council 2',
      category: 'Computer Council 2',
      courseStatus: 'ACTIVE',
      enrolled: 2,
      inProgress: 2,
      completed: 2,
      completionPercent: 2,
      averageScore: 2,
      rating: 0.5,
      revenue: 300,
    });
    const [newest] = (await find('live-log-report')).items;
    expect(newest?.['at']).toBe('2026-03-05T22:00:00.000Z');
  });

  it('turns pages in one order, and estimates a total that is large', async () => {
    const pages = [1, 2, 3].map((page) => find('course-report', { paginator: { page } }));
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
    const log = await find('live-log-report');
    expect(log.totalIsEstimate).toBe(true);
    expect(log.total).toBeGreaterThanOrEqual(10_001);
  });

  it('shows an organization administrator only its own rows, whatever it asks for', async () => {
    const { bcc, other } = test.organizations;
    const foreign = { filter: { organizationId: [other.id] } };
    const by = test.users.orgAdmin;
    expect((await find('course-report', foreign, by)).items).toEqual([]);
    expect((await find('course-report', {}, by)).total).toBe(12);
    const both = { filter: { organizationId: [bcc.id, other.id] } };
    expect((await find('course-report', both, by)).total).toBe(12);
    const answer = await test.as(by).post('/report/course-report/summary', both);
    expect(answer.json<ReportSummary>().figures[0]?.value).toBe(12);
    const [nobody] = await test.db
      .update(users)
      .set({ organizationId: null })
      .where(eq(users.id, test.users.otherOrgAdmin.id))
      .returning();
    expect((await find('course-report', {}, nobody)).total).toBe(0);
  });

  it('answers only those whom its permission and its organization name', async () => {
    const status = async (name: string, by: { id: string }) =>
      (await test.as(by).post(`/report/${name}/find`, {})).statusCode;
    expect(await status('live-log-report', test.users.orgAdmin)).toBe(403);
    expect(await status('wadhwani-summary-report', test.users.orgAdmin)).toBe(403);
    expect(await status('course-report', test.users.learner)).toBe(403);
    expect(await status('wadhwani-summary-report', test.users.system)).toBe(200);
    const [abroad] = await test.db
      .insert(users)
      .values({
        username: 'abroad@test.lms',
        name: 'Abroad',
        passwordHash: '',
        status: 'ACTIVE',
        roles: ['ROLE_SYSTEM'],
        organizationId: test.organizations.other.id,
      })
      .returning();
    const client = test.as(abroad ?? { id: '' });
    for (const call of ['find', 'summary']) {
      const answer = await client.post(`/report/wadhwani-summary-report/${call}`, {});
      expect(answer.statusCode).toBe(403);
    }
  });

  it.each([
    [{ filter: { range: 'tomorrow' } }, 'filter.range invalid'],
    [{ filter: { range: { from: '2026-02-30' } } }, 'filter.range invalid'],
    [{ filter: { range: { since: '2026-02-01' } } }, 'filter.range invalid'],
    [
      { filter: { range: { from: '2026-02-02', to: '2026-02-01' } } },
      'filter.range endBeforeStart',
    ],
    [{ filter: { organizationId: "' or 1=1 --" } }, 'filter.organizationId invalid'],
    [{ filter: { organizationId: { from: 'a' } } }, 'filter.organizationId invalid'],
    [{ filter: { courseStatus: ['ACTIVE', 'GONE'] } }, 'filter.courseStatus oneOf'],
    [{ filter: { batchCodeId: [] } }, 'filter.batchCodeId unknown'],
    [{ sorting: { column: 'email' } }, 'sorting.column oneOf'],
    [{ sorting: { direction: 'up' } }, 'sorting.direction oneOf'],
    [{ paginator: { pageSize: 1_000 } }, 'paginator.pageSize max'],
    [{ columns: ['name'] }, 'columns unknown'],
  ])('refuses %j', async (body, problem) => {
    expect(await refusal('course-report', body)).toEqual([problem]);
  });

  it('refuses a search where there is none, and more than one length of periods', async () => {
    const name = 'overview-statistic-report';
    expect(await refusal(name, { searchTerm: 'a' })).toEqual(['searchTerm unknown']);
    expect(await refusal(name, { filter: { grain: ['DAY', 'WEEK'] } })).toEqual([
      'filter.grain oneOf',
    ]);
    expect((await find(name, { searchTerm: '', filter: { grain: [] } })).total).toBe(2);
    expect((await find(name)).items[0]?.['period']).toBe('2026-03-02');
  });
});
