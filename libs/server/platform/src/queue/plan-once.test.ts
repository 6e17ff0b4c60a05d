import { type Database, jobs } from '@lms/server/database';
import { createTestDatabase } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobQueue } from './job-queue';
import { planNow, planOnce } from './plan-once';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('plans a job once, however many servers plan it together', async () => {
  const now = () => new Date();
  const servers = Array.from({ length: 8 }, () => {
    const queue = createJobQueue({ database, now });
    return { database, queue, now };
  });
  await Promise.all(servers.map((server) => planOnce(server, 'sweep', 60_000)));
  await Promise.all(servers.map((server) => planNow(server, 'count')));
  const planned = await database.db.select({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind);
  expect(planned).toEqual([{ kind: 'count' }, { kind: 'sweep' }]);
});
