import type { Notification, NotificationPage } from '@lms/communication/contract';
import type { ReportSchedule } from '@lms/reports/contract';
import { organizations, reportFiles, reportSchedules, users } from '@lms/server/database';
import { createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { makeSmallReport } from '../../testing/small-report';

const reports = {
  'course-report': makeSmallReport('course-report', 3),
  'wadhwani-summary-report': makeSmallReport('wadhwani-summary-report', 3),
};
type User = TestApp['users']['orgAdmin'];
let test: TestApp;
let author: User;
let colleague: User;
let stranger: User;

const person = async (name: string, like: User) => {
  const values = { ...like, id: undefined, name, username: `${name}@test.lms` };
  const [made] = await test.db.insert(users).values(values).returning();
  if (!made) throw new Error('No user was stored');
  return made;
};
beforeEach(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
  test.clock.set('2026-03-01T10:00:00Z');
  author = test.users.orgAdmin;
  colleague = await person('colleague', author);
  stranger = test.users.otherOrgAdmin;
});
afterEach(() => test.close());

const move = (user: User, to: Partial<User>) =>
  test.db.update(users).set(to).where(eq(users.id, user.id));
/** Signs in as a user with the user's present roles. */
const as = (user: User) => createSignedInClient(test.app, test.deps, user.id);
const input = (recipients: User[], report = 'course-report') => ({
  report,
  query: {},
  format: 'csv',
  language: 'en',
  name: 'Each morning',
  frequency: 'DAILY',
  recipientIds: recipients.map(({ id }) => id),
});
const create = async (recipients: User[], by = author, report?: string) => {
  const answer = await as(by).post('/report-schedule', input(recipients, report));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};
/** Saves a schedule that nobody has saved since it was made. */
const save = (by: User, id: string, to: User[], report?: string) =>
  as(by).put(`/report-schedule/${id}`, { ...input(to, report), version: 1 });
const nextMorning = async () => {
  test.clock.advance(24 * 60 * 60_000);
  await test.deps.queue.runDue();
};
const list = async (by: User, report = 'course-report') =>
  (await as(by).get(`/report-schedule?report=${report}`)).json<ReportSchedule[]>();
const told = async (user: User) => {
  const { items } = (await as(user).get('/notification')).json<NotificationPage>();
  return items.map(({ kind, params, link }): Partial<Notification> => ({ kind, params, link }));
};
const stopped = (
  reason: string,
  link: string | null = '/reports-management/course-report?schedules=1',
) => [{ kind: 'REPORT_SCHEDULE_STOPPED', params: { name: 'Each morning', reason }, link }];
const nothingWasSent = async () => {
  expect(await readOutbox(test)).toEqual([]);
  expect(await test.db.$count(reportFiles)).toBe(0);
};

describe('a schedule that can’t go on', () => {
  it('goes to its colleagues when its author’s account is no longer active', async () => {
    const id = await create([author, colleague]);
    await move(author, { status: 'INACTIVE' });
    await nextMorning();
    await nextMorning();
    await nothingWasSent();
    expect(await list(colleague)).toMatchObject([
      {
        id,
        author: author.name,
        stopReason: 'AUTHOR_INACTIVE',
        nextRunAt: '2026-03-02T00:00:00.000Z',
        recipients: [{ id: colleague.id }],
      },
    ]);
    expect(await told(colleague)).toEqual(stopped('AUTHOR_INACTIVE'));
    expect(await told(stranger)).toEqual([]);

    const answer = await save(colleague, id, [colleague]);
    expect(answer.statusCode, answer.body).toBe(200);
    await move(author, { status: 'ACTIVE' });
    expect(await list(author)).toEqual([]);
    expect(await list(colleague)).toMatchObject([{ author: 'colleague', stopReason: null }]);
    await nextMorning();
    expect(await readOutbox(test)).toHaveLength(1);
  });

  it('stops at the moment when its author loses the right, not at the next run', async () => {
    await create([colleague]);
    const system = test.users.system;
    const change = { ids: [author.id], status: 'INACTIVE', reason: 'Left' };
    const answer = await as(system).put('/user/updateStatus', change);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await list(colleague)).toMatchObject([{ stopReason: 'AUTHOR_INACTIVE' }]);
    expect(await told(colleague)).toEqual(stopped('AUTHOR_INACTIVE'));
  });

  it('is started again by its author whose account is active again', async () => {
    const id = await create([colleague]);
    for (const status of ['INACTIVE', 'ACTIVE']) {
      const change = { ids: [author.id], status, reason: 'On leave' };
      const answer = await as(test.users.system).put('/user/updateStatus', change);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await list(author)).toMatchObject([
      { id, stopReason: 'AUTHOR_INACTIVE', nextRunAt: '2026-03-02T00:00:00.000Z' },
    ]);
    expect((await as(author).put(`/report-schedule/${id}/pause`)).statusCode).toBe(409);
    expect((await save(author, id, [colleague])).statusCode).toBe(200);
    expect(await list(author)).toMatchObject([{ id, stopReason: null, pausedAt: null }]);
    expect(await list(colleague)).toEqual([]);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(1);
    const mails = await readOutbox(test);
    expect(mails.filter((mail) => mail.includes(colleague.username))).toHaveLength(1);
  });

  it('stops at once when the organization of its author is closed', async () => {
    await create([stranger], stranger);
    const change = { ids: [stranger.organizationId], status: 'INACTIVE', reason: 'Closed' };
    const answer = await as(test.users.system).put('/organization/updateStatus', change);
    expect(answer.statusCode, answer.body).toBe(200);
    const [schedule] = await test.db.select().from(reportSchedules);
    expect(schedule?.stopReason).toBe('ORGANIZATION_CLOSED');
  });

  it('waits for its author while the organization is closed', async () => {
    const id = await create([colleague]);
    const office = eq(organizations.id, test.organizations.bcc.id);
    await test.db.update(organizations).set({ status: 'INACTIVE' }).where(office);
    await nextMorning();
    await nothingWasSent();
    await test.db.update(organizations).set({ status: 'ACTIVE' }).where(office);
    expect(await list(author)).toMatchObject([{ id, stopReason: 'ORGANIZATION_CLOSED' }]);
    expect(await told(author)).toEqual(stopped('ORGANIZATION_CLOSED'));
    expect(await told(colleague)).toEqual([]);
  });

  it('tells its author who lost the role, and those who may act instead', async () => {
    await create([colleague]);
    await move(author, { roles: ['ROLE_USER'] });
    await nextMorning();
    await nothingWasSent();
    expect(await told(author)).toEqual(stopped('ACCESS_LOST', null));
    expect(await told(colleague)).toEqual(stopped('ACCESS_LOST'));
    expect(await list(colleague)).toMatchObject([{ stopReason: 'ACCESS_LOST' }]);
  });

  it('says nothing of those it was for to an author who sees other rows by now', async () => {
    const id = await create([author, colleague]);
    await move(author, { organizationId: test.organizations.other.id });
    await nextMorning();
    await nothingWasSent();
    expect(await told(author)).toEqual(stopped('ACCESS_LOST'));
    expect(await list(author)).toMatchObject([{ id, stopReason: 'ACCESS_LOST', recipients: [] }]);
    expect((await save(author, id, [colleague])).statusCode).toBe(400);
    expect((await save(author, id, [author, stranger])).statusCode).toBe(200);
    expect(await list(colleague)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
  });

  it('stays its author’s alone when all whom it was for are gone', async () => {
    const [one, other] = [await person('one', author), await person('other', author)];
    const id = await create([one, other]);
    await move(one, { status: 'INACTIVE' });
    await move(other, { organizationId: test.organizations.other.id });
    expect(await list(author)).toMatchObject([
      { id, stopReason: null, recipients: [], lostRecipients: 2 },
    ]);
    await nextMorning();
    await nothingWasSent();
    expect(await list(author)).toMatchObject([{ id, stopReason: 'NO_RECIPIENTS', recipients: [] }]);
    expect(await told(author)).toEqual(stopped('NO_RECIPIENTS'));
    for (const curious of [colleague, other, stranger]) {
      expect(await list(curious)).toEqual([]);
      expect((await as(curious).delete(`/report-schedule/${id}`)).statusCode).toBe(404);
    }
    expect((await as(author).delete(`/report-schedule/${id}`)).statusCode).toBe(204);
  });

  it('is nobody’s whose rows are others, whoever they are', async () => {
    const { system } = test.users;
    const id = await create([author]);
    const partner = await create([system], system, 'wadhwani-summary-report');
    const abroad = await person('abroad', {
      ...system,
      organizationId: test.organizations.other.id,
    });
    await move(author, { status: 'INACTIVE' });
    await move(system, { roles: ['ROLE_USER'] });
    await nextMorning();
    expect(await test.db.select().from(reportSchedules).orderBy(reportSchedules.id)).toMatchObject([
      { stopReason: 'AUTHOR_INACTIVE' },
      { stopReason: 'ACCESS_LOST' },
    ]);
    for (const curious of [stranger, abroad]) {
      expect(await list(curious)).toEqual([]);
      expect(await told(curious)).toEqual([]);
      for (const one of [id, partner]) {
        expect((await save(curious, one, [curious])).statusCode).toBe(404);
        expect((await as(curious).delete(`/report-schedule/${one}`)).statusCode).toBe(404);
      }
    }
    for (const curious of [colleague, abroad, stranger]) {
      const ask = (path: string) => as(curious).get(`${path}?report=wadhwani-summary-report`);
      expect((await ask('/report-schedule')).statusCode).toBe(403);
      expect((await ask('/report-schedule/recipients')).statusCode).toBe(403);
      const theirs = input([curious], 'wadhwani-summary-report');
      expect((await as(curious).post('/report-schedule', theirs)).statusCode).toBe(403);
      const saved = await save(curious, partner, [curious], 'wadhwani-summary-report');
      expect(saved.statusCode).toBe(403);
      expect((await as(curious).delete(`/report-schedule/${partner}`)).statusCode).toBe(404);
    }
    expect(await test.db.$count(reportSchedules)).toBe(2);
  });
});
