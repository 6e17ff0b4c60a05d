import { apiBase } from '@lms/contract';
import type { ReportFile, ReportFileLink, ReportSchedule } from '@lms/reports/contract';
import { organizations, reportFiles, sessions, users } from '@lms/server/database';
import { readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { makeSmallReport } from '../testing/small-report';

const reports = {
  'course-report': makeSmallReport('course-report', 3),
  'wadhwani-summary-report': makeSmallReport('wadhwani-summary-report', 3),
};
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
});
afterEach(() => test.close());

const file = { report: 'course-report', query: {}, format: 'csv', language: 'en' };
const scheduled = (...recipientIds: string[]) => ({
  ...file,
  name: 'Each morning',
  frequency: 'DAILY',
  recipientIds,
});
const closeOffice = () =>
  test.db
    .update(organizations)
    .set({ status: 'INACTIVE' })
    .where(eq(organizations.id, test.organizations.bcc.id));
const linkOfFile = async () => {
  const as = test.as(test.users.orgAdmin);
  const { id } = (await as.post('/report-file', file)).json<ReportFile>();
  await test.deps.queue.runDue();
  return (await as.get(`/report-file/${id}/link`)).json<ReportFileLink>().url;
};
const statusOf = async (url: string) =>
  (await test.anonymous.get(url.replace(apiBase, ''))).statusCode;

describe('who reads reports', () => {
  it('fetches no file by a link after signing out', async () => {
    const url = await linkOfFile();
    expect(await statusOf(url)).toBe(200);
    await test.db.update(sessions).set({ endedAt: test.clock.now().toISOString() });
    expect(await statusOf(url)).toBe(404);
  });

  it.each([
    ['is suspended', () => test.db.update(users).set({ status: 'INACTIVE' })],
    ['works for an organization that was closed', closeOffice],
  ])('fetches nothing who %s', async (_what, change) => {
    const url = await linkOfFile();
    await change();
    expect(await statusOf(url)).toBe(404);
  });

  it('is sent nothing while the organization is closed', async () => {
    const { orgAdmin } = test.users;
    await test.as(orgAdmin).post('/report-schedule', scheduled(orgAdmin.id));
    await closeOffice();
    test.clock.advance(24 * 60 * 60_000);
    await test.deps.queue.runDue();
    expect(await readOutbox(test)).toEqual([]);
    expect(await test.db.$count(reportFiles)).toBe(0);
  });

  it('is named in a schedule only as long as it would be sent there', async () => {
    const { orgAdmin } = test.users;
    const [leaver] = await test.db
      .insert(users)
      .values({ ...orgAdmin, id: undefined, name: 'Leaver', username: 'leaver@test.lms' })
      .returning();
    const ids = [orgAdmin.id, leaver?.id ?? ''];
    await test.as(orgAdmin).post('/report-schedule', scheduled(...ids));
    await test.db
      .update(users)
      .set({ organizationId: test.organizations.other.id, username: 'private@test.lms' })
      .where(eq(users.name, 'Leaver'));
    const answer = await test.as(orgAdmin).get('/report-schedule?report=course-report');
    expect(answer.json<ReportSchedule[]>()).toMatchObject([
      { recipients: [{ id: orgAdmin.id }], lostRecipients: 1 },
    ]);
    expect(answer.body).not.toContain('private@test.lms');
    expect(answer.body).not.toContain('view');
  });

  it('learns nothing of schedules and views of a report that is not for them', async () => {
    for (const path of ['report-schedule', 'report-view']) {
      const asked = `/${path}?report=wadhwani-summary-report`;
      expect((await test.as(test.users.orgAdmin).get(asked)).statusCode).toBe(403);
      expect((await test.as(test.users.system).get(asked)).statusCode).toBe(200);
    }
  });

  it('has no more files written at once than fit, however many are asked for together', async () => {
    const as = test.as(test.users.orgAdmin);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => as.post('/report-file', file)),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('60');
  });

  it('changes no schedule that is being deleted', async () => {
    const { orgAdmin } = test.users;
    const as = test.as(orgAdmin);
    const { id } = (await as.post('/report-schedule', scheduled(orgAdmin.id))).json<{
      id: string;
    }>();
    const answers = await Promise.all([
      as.delete(`/report-schedule/${id}`),
      as.delete(`/report-schedule/${id}`),
      as.put(`/report-schedule/${id}`, { ...scheduled(orgAdmin.id), version: 1 }),
    ]);
    for (const { statusCode } of answers) expect([200, 204, 404]).toContain(statusCode);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });
});
