import { apiBase } from '@lms/contract';
import { systemLog } from '@lms/server/database';
import { createTestDatabase, type TestApp, testPassword } from '@lms/server/testing';
import { asc } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { startSystemLog } from './system-log';

const line = (more: object = {}) =>
  JSON.stringify({ level: 30, time: Date.now(), msg: 'settled', ...more });

describe('the lines of a running server', () => {
  let test: TestApp;
  const written: string[] = [];
  beforeAll(async () => {
    const logTo = { write: (text: string) => void written.push(text) };
    test = await createTestApp({ logLevel: 'info' }, { rateLimits: false, logTo });
  });
  afterAll(() => test.close());

  it('stand in the table: what was asked, what came of it and by which request', async () => {
    const { system } = test.users;
    const credentials = { email: 'learner@test.lms', password: testPassword };
    await test.anonymous.post('/auth/authenticate', credentials);
    await test.anonymous.post('/auth/authenticate', { ...credentials, password: 'Wrong-12345' });
    await test.as(system).get('/activity');
    const asked = await test.as(system).get('/no-such-call');
    await test.as(test.users.learner).post('/user/find', {});
    await test.app.inject('/health');
    await test.app.inject('/no-such-file.js?token=secret');
    test.app.log.warn({ jobId: v7(), lastError: 'EPIPE' }, 'job failed');

    await expect.poll(() => test.db.$count(systemLog)).toBeGreaterThanOrEqual(5);
    const rows = await test.db.select().from(systemLog).orderBy(asc(systemLog.at), systemLog.id);
    const told = rows.map(({ source, level, message, status }) => [source, level, message, status]);
    expect(told).toEqual([
      ['audit', 'INFO', `POST ${apiBase}/auth/authenticate SIGNED_IN`, 200],
      ['audit', 'INFO', `POST ${apiBase}/auth/authenticate auth.wrongPassword`, 401],
      ['request', 'INFO', `GET ${apiBase}/* entity.notFound`, 404],
      ['audit', 'INFO', `POST ${apiBase}/user/find auth.forbidden`, 403],
      ['queue', 'WARN', 'job failed', null],
    ]);
    expect(rows[2]?.requestId).toBe(asked.headers['x-request-id']);
    expect(rows[2]?.durationMs).toBeGreaterThanOrEqual(0);
    const all = JSON.stringify(rows) + written.join();
    for (const secret of ['secret', 'learner@test.lms', testPassword]) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('storing the log', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.delete(systemLog));
  const messages = async () =>
    (await test.db.select().from(systemLog).orderBy(systemLog.id)).map(({ message }) => message);

  it('ends with every line when the server closes, in their order', async () => {
    const log = startSystemLog(test.deps);
    const names = Array.from({ length: 1_234 }, (_, number) => `line ${number}`);
    for (const msg of names) log.take(line({ msg }));
    await log.close();
    log.take(line({ msg: 'too late' }));
    expect(await messages()).toEqual(names);
  });

  it('keeps what changed something, was refused or slow, and leaves out quick reads', async () => {
    const log = startSystemLog(test.deps);
    const answered = (route: string, responseTime: number, res: object = {}) =>
      line({
        reqId: 'r',
        responseTime,
        res: { statusCode: 200, method: 'POST', route: apiBase + route, ...res },
      });
    log.take(answered('/quick/find', 999, { reads: true }));
    log.take(answered('/slow/find', 1_000, { reads: true }));
    log.take(answered('/refused/find', 1, { reads: true, statusCode: 404 }));
    log.take(answered('/exported', 1, { reads: true, outcomes: ['EXPORTED'] }));
    log.take(answered('/changed', 1));
    log.take(line({ level: 40, msg: 'a warning', res: { method: 'GET', route: '/*' } }));
    await log.close();
    const routes = ['/slow/find', '/refused/find', '/exported EXPORTED', '/changed'];
    expect(await messages()).toEqual([
      ...routes.map((route) => `POST ${apiBase}${route}`),
      'GET /*',
    ]);
  });

  it('counts the lines that it has no room for', async () => {
    const log = startSystemLog(test.deps);
    for (let number = 0; number < 6_000; number += 1) log.take(line());
    await log.close();
    const stored = await messages();
    expect(stored.filter((message) => message === 'settled')).toHaveLength(5_500);
    expect(stored).toContain('system log: 500 lines left out');
  });

  it('takes what the database would refuse, and says where a fault was', async () => {
    const log = startSystemLog(test.deps);
    log.take(line({ msg: 'half \ud800 and \0' }));
    const err = { type: 'TypeError', code: 'ERR_X', message: 'x is not a function' };
    log.take(line({ level: 50, reqId: 'r', msg: 'request failed', err }));
    const res = { method: 'GET', route: '/a', statusCode: 503, outcomes: ['server.unavailable'] };
    log.take(line({ level: 50, reqId: 'r', res, reason: 'ECONNREFUSED' }));
    log.take(line({ level: 20, msg: 'a detail' }));
    await log.close();
    expect(await messages()).toEqual([
      'half \ufffd and ',
      'request failed: TypeError ERR_X x is not a function',
      'GET /a server.unavailable ECONNREFUSED',
    ]);
  });

  it('fails nobody while the database is away, and keeps what it was given', async () => {
    const away = await createTestDatabase();
    const log = startSystemLog({ ...test.deps, database: away });
    await away.close();
    log.take(line());
    await expect(log.close()).resolves.toBeUndefined();
  });

  it('keeps as many days as the settings say', async () => {
    test.deps.config.systemLogDays = 90;
    const start = test.clock.now();
    const log = startSystemLog(test.deps);
    log.take(line({ msg: 'old' }));
    await log.close();
    const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000 + 60_000);
    for (const [day, left] of [
      [89, ['old']],
      [91, []],
    ] as const) {
      test.clock.set(days(day));
      await test.deps.queue.runDue();
      expect(await messages()).toEqual(left);
    }
  });
});
