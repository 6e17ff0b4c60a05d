import type { LiveEvent } from '@lms/contract';
import type { Database } from '@lms/server/database';
import { createTestDatabase } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Live, startLive } from './live';

const event: LiveEvent = { type: 'read' };
let database: Database;
let live: Live;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await live.close();
  await database.close();
});

describe('announcements', () => {
  it('are heard on connections that were opened before anybody listened', async () => {
    const old = await database.pool.connect();
    live = startLive(database, () => {});
    const heard: LiveEvent[] = [];
    live.subscribe('rina', (event) => heard.push(event));
    const announcement = JSON.stringify({ userIds: ['rina'], event });
    const announced = async () => {
      await old.query(`select pg_notify('lms_live', $1)`, [announcement]);
      return heard;
    };
    await expect.poll(announced).toContainEqual(event);
    old.release();
  });
});
