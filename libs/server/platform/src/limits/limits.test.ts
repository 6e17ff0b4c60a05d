import { apiBase } from '@lms/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../../apps/lms-api/src/app';
import { TooManyError } from '../http/problems';
import { createTestApp, type TestApp } from '@lms/server/testing';
import { createLimiter } from './limiter';
import { limitCounts } from '@lms/server/database';

const hour = 60 * 60_000;

let test: TestApp;
let second: TestApp['app'];
beforeEach(async () => {
  test = await createTestApp({}, { rateLimits: true });
  second = await buildApp(test.deps, { rateLimits: true });
});
afterEach(async () => {
  await second.close();
  await test.close();
});

const call = (
  app: TestApp['app'],
  path: string,
  payload: object,
  method: 'POST' | 'PUT' = 'POST',
) => app.inject({ method, url: apiBase + path, payload });
const statusesOf = async (times: number, ask: (app: TestApp['app']) => ReturnType<typeof call>) => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await ask(count % 2 ? second : test.app)).statusCode);
  }
  return statuses;
};

describe('two servers on one database', () => {
  it('count guesses at a password together, and say when there may be more', async () => {
    const { username } = test.users.learner;
    const guess = (app: TestApp['app']) =>
      call(app, '/auth/authenticate', { email: username, password: 'Wrong-Password-1' });
    const statuses = await statusesOf(21, guess);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
    const refused = await guess(second);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    test.clock.advance(15 * 60_000);
    expect((await guess(second)).statusCode).toBe(401);
  });

  it('count mails to one mailbox together', async () => {
    const body = { email: test.users.learner.username };
    const statuses = await statusesOf(6, (app) => call(app, '/auth/user/forgot-password', body));
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('count the calls of an address to a route together, and each route apart', async () => {
    const reset = (app: TestApp['app']) => call(app, '/auth/user/reset-password', {}, 'PUT');
    expect(await statusesOf(22, reset)).toEqual([...Array<number>(20).fill(400), 429, 429]);
    expect((await call(second, '/auth/user/forgot-password', {})).statusCode).toBe(400);
    test.clock.advance(60_000);
    expect((await reset(second)).statusCode).toBe(400);
  });
});

describe('a limiter', () => {
  it('lets through no more of those that come at once', async () => {
    const { use } = createLimiter(test.deps, 'test', 5, hour);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => use('one')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(use('one')).rejects.toThrow(TooManyError);
    await expect(use('another')).resolves.toBeUndefined();
  });

  it('begins anew once a key is forgotten', async () => {
    const { use, forget } = createLimiter(test.deps, 'test', 1, hour);
    await use('one');
    await forget('one');
    await expect(use('one')).resolves.toBeUndefined();
  });

  it('counts in an open transaction what only happens when that commits', async () => {
    const { use } = createLimiter(test.deps, 'test', 1, hour);
    const undone = test.db.transaction(async (tx) => {
      await use('one', tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(use('one')).resolves.toBeUndefined();
  });

  it('keeps no addresses, and nothing for long whose time is over', async () => {
    const { use } = createLimiter(test.deps, 'test', 1, hour);
    for (let count = 0; count < 10; count += 1) await use(`person-${count}@example.org`);
    const rows = await test.db.select().from(limitCounts);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain('example');
    test.clock.advance(hour);
    for (let count = 0; count < 5; count += 1) await use(`other-${count}`);
    expect(await test.db.$count(limitCounts)).toBe(5);
  });
});
