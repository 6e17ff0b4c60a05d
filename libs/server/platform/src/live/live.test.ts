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
    live.subscribe('rina', { hear: (event) => heard.push(event), end: () => {} });
    const announcement = JSON.stringify({ userIds: ['rina'], event });
    const announced = async () => {
      await old.query(`select pg_notify('lms_live', $1)`, [announcement]);
      return heard;
    };
    await expect.poll(announced).toContainEqual(event);
    old.release();
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'end a screen that may have missed some while the database was away',
    async () => {
      let ended = 0;
      live.subscribe('rina', { hear: () => {}, end: () => (ended += 1) });
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
      );
      expect(rowCount).toBe(1);
      await expect.poll(() => ended).toBe(1);
    },
  );
});
