import { reportDefinitions, type ReportName } from '@lms/reports/contract';
import { activityLog, systemLog } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
const requestId = v7();
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-03-10T06:00:00.000Z');
});
afterAll(() => test.close());

const find = async (name: ReportName, body: object = {}) => {
  const answer = await test.as(test.users.system).post(`/report/${name}/find`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ items: Record<string, unknown>[]; total: number }>();
};
const all = { range: 'all' };

describe('the report of activities', () => {
  const name = 'live-log-report';
  const subjects = async (body: object) =>
    (await find(name, body)).items.map(({ subject }) => subject);

  it('is empty while nobody did anything', async () => {
    expect(await find(name)).toEqual({ items: [], total: 0 });
  });

  it('has a row with what its definition names', async () => {
    const { orgAdmin, learner } = test.users;
    const { bcc } = test.organizations;
    const by = { userId: learner.id, role: 'ROLE_USER', action: 'ENROLLED' } as const;
    // A day in Dhaka begins at 18:00 UTC.
    await test.db.insert(activityLog).values([
      { ...by, at: '2026-03-09T17:59:59.999Z', subject: 'the day before' },
      { ...by, at: '2026-03-09T18:00:00.000Z', subject: 'first', action: 'REGISTERED' },
      {
        at: '2026-03-10T05:00:00.000Z',
        userId: orgAdmin.id,
        role: 'ROLE_ORGADMIN',
        organizationId: bcc.id,
        action: 'CREATED',
        entity: 'coupon',
        subject: 'made',
        ip: '192.0.2.7',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      },
      { ...by, at: '2026-03-10T17:59:59.999Z', subject: 'last', role: 'ROLE_ORG_USER' },
      { ...by, at: '2026-03-10T18:00:00.000Z', subject: 'the day after' },
    ]);
    const { items, total } = await find(name, { filter: { action: 'CREATED' } });
    expect(total).toBe(1);
    expect(items[0]).toEqual({
      id: expect.any(String) as string,
      at: '2026-03-10T05:00:00.000Z',
      user: orgAdmin.name,
      role: 'ROLE_ORGADMIN',
      organization: bcc.name,
      action: 'CREATED',
      entity: 'coupon',
      subject: 'made',
      ip: '192.0.2.7',
      device: 'Firefox, Linux',
      userId: orgAdmin.id,
      subjectId: null,
    });
    const { columns, recordIds } = reportDefinitions[name];
    const fields = columns.map(({ field }) => field);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([...fields, ...recordIds, 'id'].sort());
  });

  it('goes by days of Dhaka, newest first or oldest first', async () => {
    const filter = { range: { from: '2026-03-10', to: '2026-03-10' } };
    expect(await subjects({ filter })).toEqual(['last', 'made', 'first']);
    const sorting = { column: 'at', direction: 'asc' };
    const paginator = { page: 2, pageSize: 2 };
    expect(await subjects({ filter, sorting, paginator })).toEqual(['last']);
  });

  it('is narrowed by role, organization, action and person', async () => {
    const { bcc, other } = test.organizations;
    const { learner, orgAdmin } = test.users;
    for (const [filter, found] of [
      [{ role: 'ROLE_ORGADMIN' }, ['made']],
      [{ role: 'ROLE_ORG_USER' }, ['last']],
      [{ organizationId: [bcc.id, other.id] }, ['made']],
      [{ organizationId: other.id }, []],
      [{ action: ['CREATED', 'REGISTERED'] }, ['made', 'first']],
    ] as const) {
      expect(await subjects({ filter: { ...all, ...filter } })).toEqual(found);
    }
    // The role at that time, which the learner has no longer.
    const [last] = (await find(name, { filter: { ...all, role: 'ROLE_ORG_USER' } })).items;
    expect(last).toMatchObject({ user: learner.name, role: 'ROLE_ORG_USER' });
    const search = async (searchTerm: string) =>
      (await find(name, { filter: all, searchTerm })).total;
    expect(await search(orgAdmin.name)).toBe(1);
    expect(await search(learner.username.slice(0, 9).toUpperCase())).toBe(4);
    expect(await search('%')).toBe(0);
  });
});

describe('the report of the system log', () => {
  const name = 'system-log-report';
  const messages = async (body: object) =>
    (await find(name, body)).items.map(({ message }) => message);

  it('has the lines that it is asked for', async () => {
    const row = { level: 'INFO', source: 'request' } as const;
    await test.db.insert(systemLog).values([
      { ...row, id: v7(), at: '2026-03-10T01:00:00.000Z', message: 'GET /a', durationMs: 4 },
      {
        ...row,
        id: v7(),
        at: '2026-03-10T02:00:00.000Z',
        message: 'POST /b',
        durationMs: 1_500,
        status: 500,
        requestId,
      },
      {
        id: v7(),
        at: '2026-03-10T03:00:00.000Z',
        level: 'ERROR',
        source: 'queue',
        message: 'job failed',
      },
    ]);
    expect((await find(name, { searchTerm: requestId })).items).toEqual([
      {
        id: expect.any(String) as string,
        at: '2026-03-10T02:00:00.000Z',
        level: 'INFO',
        source: 'request',
        message: 'POST /b',
        requestId,
        status: 500,
        durationMs: 1_500,
      },
    ]);
    expect(await messages({})).toEqual(['job failed', 'POST /b', 'GET /a']);
    expect(await messages({ searchTerm: 'FAILED' })).toEqual(['job failed']);
    expect(await messages({ filter: { level: ['ERROR', 'FATAL'] } })).toEqual(['job failed']);
    expect(await messages({ filter: { source: 'request' } })).toEqual(['POST /b', 'GET /a']);
    expect(await messages({ filter: { range: 'yesterday' } })).toEqual([]);
  });

  it('puts the slowest first, and last what took no time', async () => {
    const sorted = (direction: string) => ({ sorting: { column: 'durationMs', direction } });
    const slowestFirst = ['POST /b', 'GET /a', 'job failed'];
    expect(await messages(sorted('desc'))).toEqual(slowestFirst);
    expect(await messages(sorted('asc'))).toEqual(slowestFirst.toReversed());
  });
});
