import { apiBase } from '@lms/contract';
import { systemLog } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { startSystemLog } from './system-log';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const answered = (statusCode: number, route: string) =>
  JSON.stringify({
    level: 30,
    time: test.clock.now().getTime(),
    reqId: 'r',
    msg: 'request completed',
    res: { statusCode, method: 'GET', route: apiBase + route, outcomes: [] },
  });

describe('a flood of requests', () => {
  it('that are refused fills no disc, and is still told of', async () => {
    const log = startSystemLog(test.deps);
    for (let number = 0; number < 400; number += 1) log.take(answered(429, '/course'));
    for (let number = 0; number < 3; number += 1) log.take(answered(200, '/course'));
    log.take(answered(429, '/cart'));
    await log.close();
    const rows = await test.db.select().from(systemLog);
    expect(rows.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, null]);
    expect(rows.find(({ status }) => status === null)).toMatchObject({
      level: 'WARN',
      message: 'system log: 399 lines left out',
    });
  });
});
