import type { Problem } from '@lms/contract';
import type { ReportFile, ReportRecipient, ReportSchedule } from '@lms/reports/contract';
import { activityLog, reportFiles, reportSchedules, users } from '@lms/server/database';
import { createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { makeSmallReport } from '../../testing/small-report';

const reports = {
  'course-report': makeSmallReport('course-report', 3),
  'wadhwani-summary-report': makeSmallReport('wadhwani-summary-report', 3),
};
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
  test.clock.set('2026-03-01T10:00:00Z');
});
afterEach(() => test.close());

type User = TestApp['users']['orgAdmin'];
const orgAdmin = () => test.users.orgAdmin;
const system = () => test.users.system;
const person = async (name: string, like: User) => {
  const values = { ...like, id: undefined, name, username: `${name}@test.lms` };
  const [made] = await test.db.insert(users).values(values).returning();
  if (!made) throw new Error('No user was stored');
  return made;
};
const move = (user: User, to: Partial<User>) =>
  test.db.update(users).set(to).where(eq(users.id, user.id));

const input = (recipients: User[], more: object = {}) => ({
  report: 'course-report',
  query: {},
  format: 'xlsx',
  language: 'bn',
  name: 'Each morning',
  frequency: 'DAILY',
  recipientIds: recipients.map(({ id }) => id),
  ...more,
});
const create = async (recipients: User[], by: User, more: object = {}) => {
  const answer = await test.as(by).post('/report-schedule', input(recipients, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};
const list = async (by: User) =>
  (await test.as(by).get('/report-schedule?report=course-report')).json<ReportSchedule[]>();
const choices = async (by: User, report: string) => {
  const found = await test.as(by).get(`/report-schedule/recipients?report=${report}`);
  return found.json<ReportRecipient[]>().map(({ id }) => id);
};
const nextMorning = async () => {
  test.clock.advance(24 * 60 * 60_000);
  await test.deps.queue.runDue();
};
/** Signs in anew: a session ends after some days. */
const signedIn = (by: User) => createSignedInClient(test.app, test.deps, by.id);
const filesOf = async (by: User) => (await signedIn(by).get('/report-file')).json<ReportFile[]>();

describe('a schedule of a report', () => {
  it('mails its recipients a link in its language, and no data', async () => {
    const colleague = await person('colleague', orgAdmin());
    const id = await create([colleague], orgAdmin());
    expect(await list(orgAdmin())).toMatchObject([
      {
        id,
        nextRunAt: '2026-03-02T00:00:00.000Z',
        lastRunAt: null,
        recipients: [{ name: 'colleague' }],
      },
    ]);
    await test.deps.queue.runDue();
    expect(await readOutbox(test)).toEqual([]);
    await nextMorning();
    const mails = await readOutbox(test);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: colleague <colleague@test.lms>');
    expect(mails[0]).toContain('/reports-management/course-report?files=');
    expect(mails[0]).not.toContain('signature');
    expect(mails[0]).not.toContain('Computer Council');
    expect(await filesOf(colleague)).toMatchObject([
      { status: 'READY', scheduleId: id, rowsDone: 3 },
    ]);
    const [file] = await filesOf(colleague);
    const client = createSignedInClient(test.app, test.deps, colleague.id);
    expect((await client.get(`/report-file/${file?.id}/link`)).statusCode).toBe(200);
    expect((await client.put(`/report-file/${file?.id}/cancel`)).statusCode).toBe(403);
  });

  it('runs once after times were missed, and on its own days again', async () => {
    const id = await create([orgAdmin()], orgAdmin(), { frequency: 'WEEKLY' });
    test.clock.set('2026-03-25T12:00:00Z');
    await test.deps.queue.runDue();
    expect(await test.db.$count(reportFiles)).toBe(1);
    const [schedule] = await test.db
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.id, id));
    expect(schedule).toMatchObject({
      nextRunAt: '2026-03-29T00:00:00.000Z',
      lastRunAt: '2026-03-25T12:00:00.000Z',
    });
  });

  it('sends nothing while it is paused, and from its next time on once it is resumed', async () => {
    const id = await create([orgAdmin()], orgAdmin());
    const move = async (name: 'pause' | 'resume', by = orgAdmin()) =>
      (await signedIn(by).put(`/report-schedule/${id}/${name}`)).statusCode;
    expect(await move('pause', await person('colleague', orgAdmin()))).toBe(404);
    expect([await move('pause'), await move('pause')]).toEqual([200, 200]);
    const pausedAt = test.clock.now().toISOString();
    expect(await list(orgAdmin())).toMatchObject([{ id, version: 2, pausedAt }]);
    expect(await create([orgAdmin()], orgAdmin())).not.toBe(id);
    await test.db.delete(reportSchedules).where(ne(reportSchedules.id, id));
    for (let day = 0; day < 3; day += 1) await nextMorning();
    // A change leaves it paused.
    const body = { ...input([orgAdmin()], { name: 'Later' }), version: 2 };
    expect((await signedIn(orgAdmin()).put(`/report-schedule/${id}`, body)).statusCode).toBe(200);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(0);
    expect(await move('resume')).toBe(200);
    expect(await test.db.select().from(reportSchedules)).toMatchObject([
      { pausedAt: null, nextRunAt: '2026-03-06T00:00:00.000Z', lastRunAt: null },
    ]);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(1);
  });

  it('takes another time and other recipients when it is changed', async () => {
    const id = await create([orgAdmin()], orgAdmin());
    const colleague = await person('colleague', orgAdmin());
    const body = input([colleague], { frequency: 'MONTHLY', name: 'Each month', version: 1 });
    const answer = await test.as(orgAdmin()).put(`/report-schedule/${id}`, body);
    expect(answer.statusCode, answer.body).toBe(200);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(0);
    expect(await test.db.select().from(reportSchedules)).toMatchObject([
      { name: 'Each month', nextRunAt: '2026-04-01T00:00:00.000Z' },
    ]);
  });

  it('is not saved over what another tab saved meanwhile', async () => {
    const id = await create([orgAdmin()], orgAdmin());
    const save = (name: string, more: object = { version: 1 }) => {
      const client = createSignedInClient(test.app, test.deps, orgAdmin().id);
      return client.put(`/report-schedule/${id}`, input([orgAdmin()], { name, ...more }));
    };
    const stored = () => test.db.select().from(reportSchedules);
    const answers = await Promise.all([save('One tab'), save('Other tab')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [saved] = await stored();
    expect(saved?.version).toBe(2);
    await nextMorning();
    const late = await save('Late');
    expect(late.statusCode).toBe(409);
    expect(late.json<Problem>()).toMatchObject({
      code: 'entity.conflict',
      savedBy: { name: orgAdmin().name, at: saved?.updatedAt },
    });
    expect(await stored()).toMatchObject([{ name: saved?.name, version: 2 }]);
    expect((await save('Late', { version: 2 })).statusCode).toBe(200);
    const blind = await save('Blind', {});
    expect(blind.json<Problem>().errors).toEqual([{ field: 'version', code: 'required' }]);
    expect(await stored()).toMatchObject([{ name: 'Late', version: 3 }]);
  });

  it('is one however often and however much at once it is asked for', async () => {
    const colleague = await person('colleague', orgAdmin());
    const query = { filter: { range: 'thisMonth' }, searchTerm: 'web' };
    const more = { query, columns: ['course'] };
    const ask = (recipients: User[], other: object = {}) =>
      create(recipients, orgAdmin(), { ...more, ...other });
    const asked = await Promise.all(
      [
        [orgAdmin(), colleague],
        [colleague, orgAdmin()],
        [orgAdmin(), colleague],
      ].map((to) => ask(to)),
    );
    expect(new Set(asked).size).toBe(1);
    expect(await ask([orgAdmin(), colleague])).toBe(asked[0]);
    expect(await test.db.$count(activityLog, eq(activityLog.entity, 'report-schedule'))).toBe(1);
    expect(await create([orgAdmin(), colleague], colleague, more)).not.toBe(asked[0]);
    await ask([colleague]);
    await ask([orgAdmin(), colleague], { columns: undefined });
    await ask([orgAdmin(), colleague], { query: {} });
    await ask([orgAdmin(), colleague], { name: 'Another' });
    expect(await test.db.$count(reportSchedules)).toBe(6);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(6);
  });

  it('gives nothing to a recipient who sees other rows by now', async () => {
    const [stays, leaves] = [await person('stays', orgAdmin()), await person('leaves', orgAdmin())];
    await create([stays, leaves], orgAdmin());
    await move(leaves, { organizationId: test.organizations.other.id });
    await nextMorning();
    const mails = await readOutbox(test);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('stays@test.lms');
    expect(await filesOf(leaves)).toEqual([]);
  });

  it('refuses recipients who see other rows, and those of nobody', async () => {
    const strangers = [test.users.otherOrgAdmin, system(), test.users.learner, test.users.orgUser];
    for (const stranger of strangers) {
      const body = input([orgAdmin(), stranger]);
      const answer = await test.as(orgAdmin()).post('/report-schedule', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().errors).toEqual([{ field: 'recipientIds', code: 'invalid' }]);
    }
    expect(await choices(orgAdmin(), 'course-report')).toEqual([orgAdmin().id]);
    const bare = await test.as(orgAdmin()).get('/report-schedule/recipients');
    expect(bare.json<Problem>().errors).toEqual([{ field: 'report', code: 'required' }]);
    const abroad = await person('abroad', {
      ...system(),
      organizationId: test.organizations.other.id,
    });
    expect(await choices(system(), 'wadhwani-summary-report')).toEqual([system().id]);
    expect((await choices(system(), 'course-report')).sort()).toEqual(
      [system().id, abroad.id].sort(),
    );
    const partner = input([abroad], { report: 'wadhwani-summary-report' });
    expect((await test.as(system()).post('/report-schedule', partner)).statusCode).toBe(400);
    expect((await test.as(system()).post('/report-schedule', input([abroad]))).statusCode).toBe(
      201,
    );
  });

  it('is its author’s alone', async () => {
    const colleague = await person('colleague', orgAdmin());
    const id = await create([colleague], orgAdmin());
    const as = test.as(colleague);
    expect(await list(colleague)).toEqual([]);
    const change = input([colleague], { version: 1 });
    expect((await as.put(`/report-schedule/${id}`, change)).statusCode).toBe(404);
    expect((await as.delete(`/report-schedule/${id}`)).statusCode).toBe(404);
    expect((await test.as(orgAdmin()).delete(`/report-schedule/${id}`)).statusCode).toBe(204);
    await nextMorning();
    expect(await test.db.$count(reportFiles)).toBe(0);
  });
});
