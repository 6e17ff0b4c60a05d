import { apiBase } from '@lms/contract';
import type { TestApp } from '@lms/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { buildApp } from '../app';

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
