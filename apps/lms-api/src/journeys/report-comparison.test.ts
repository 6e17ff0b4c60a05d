import type { ManagementDashboard } from '@lms/dashboard/contract';
import type { ReportName, ReportQuery, ReportSummary } from '@lms/reports/contract';
import { enrolments } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-08-14T10:00:00Z');
  const { learner, otherLearner, orgUser, otherOrgUser } = test.users;
  const enrolAndComplete = async (
    user: { id: string },
    courseId: string,
    completedAt: string,
    status: 'COMPLETED' | 'CANCELLED' = 'COMPLETED',
  ) => {
    const createdAt = '2026-05-01T00:00:00.000Z';
    await test.db
      .insert(enrolments)
      .values({ courseId, userId: user.id, createdAt, completedAt, status });
  };
  const first = await createCourse(test.db, test.organizations.bcc.id);
  const second = await createCourse(test.db, test.organizations.bcc.id);
  // 16 July in Dhaka is the first of the last 30 days, 16 June the first of the 30 days before.
  await enrolAndComplete(learner, first.course.id, '2026-07-15T18:00:00.000Z');
  await enrolAndComplete(otherLearner, first.course.id, '2026-08-14T17:59:59.000Z');
  await enrolAndComplete(orgUser, first.course.id, '2026-08-01T00:00:00.000Z');
  await enrolAndComplete(otherOrgUser, first.course.id, '2026-08-01T00:00:00.000Z', 'CANCELLED');
  await enrolAndComplete(learner, second.course.id, '2026-07-15T17:59:59.999Z');
  await enrolAndComplete(otherLearner, second.course.id, '2026-06-15T18:00:00.000Z');
  await enrolAndComplete(orgUser, second.course.id, '2026-06-15T17:59:59.999Z');
});
afterAll(() => test.close());

const summaryOf = async (
  name: ReportName,
  range: NonNullable<ReportQuery['filter']>['range'],
  by = test.users.system,
) => {
  const answer = await test.as(by).post(`/report/${name}/summary`, { filter: { range } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ReportSummary>();
};
const changeIn = ({ comparison }: ReportSummary, field: string) =>
  comparison?.changes.find((one) => one.field === field);

describe('a report', () => {
  it('compares its figures with as many days directly before', async () => {
    const summary = await summaryOf('overview-statistic-report', 'last30days');
    expect(summary.comparison).toMatchObject({ fromDay: '2026-06-16', toDay: '2026-07-15' });
    expect(changeIn(summary, 'completions')).toEqual({
      field: 'completions',
      before: 2,
      change: 1,
      percent: 50,
    });
    expect(changeIn(summary, 'revenue')).toEqual({
      field: 'revenue',
      before: 0,
      change: 0,
      percent: null,
    });
    expect(changeIn(summary, 'courses')).toBeUndefined();
  });

  it('compares days that have not all passed with as many as have', async () => {
    const { comparison } = await summaryOf('overview-statistic-report', {
      from: '2026-07-16',
      to: '2026-08-31',
    });
    expect(comparison).toMatchObject({ fromDay: '2026-06-16', toDay: '2026-07-15' });
  });

  it('compares a percentage in points', async () => {
    const summary = await summaryOf('course-report', {
      from: '2026-05-01',
      to: '2026-05-01',
    });
    expect(summary.comparison).toBeNull();
    await test.db.insert(enrolments).values({
      courseId: (await createCourse(test.db, test.organizations.bcc.id)).course.id,
      userId: test.users.learner.id,
      createdAt: '2026-04-30T00:00:00.000Z',
      status: 'ACTIVE',
    });
    const later = await summaryOf('course-report', { from: '2026-05-01', to: '2026-05-01' });
    expect(changeIn(later, 'completionPercent')).toEqual({
      field: 'completionPercent',
      before: 0,
      change: 100,
      percent: null,
    });
  });

  it.each([
    ['overview-statistic-report', 'all'],
    ['overview-statistic-report', { to: '2026-08-01' }],
    ['overview-statistic-report', { from: '2026-09-01', to: '2026-09-30' }],
    ['overview-statistic-report', { from: '2020-01-01', to: '2020-01-31' }],
    ['question-bank-report', 'last30days'],
  ] as const)(
    'compares nothing without a period, or with one that has nothing: %s of %j',
    async (name, range) => {
      expect((await summaryOf(name, range)).comparison).toBeNull();
    },
  );

  it('counts the completions of 30 days as the dashboard does', async () => {
    for (const user of [test.users.system, test.users.orgAdmin, test.users.otherOrgAdmin]) {
      const { figures } = (await test.as(user).get('/dashboard')).json<ManagementDashboard>();
      const shown = figures.find(({ name }) => name === 'completions');
      const summary = await summaryOf('overview-statistic-report', 'last30days', user);
      const value = summary.figures.find(({ field }) => field === 'completions')?.value;
      const before = changeIn(summary, 'completions')?.before ?? 0;
      expect([value, before]).toEqual([shown?.current, shown?.previous]);
      expect(value).toBe(user === test.users.otherOrgAdmin ? 0 : 3);
    }
  });
});
