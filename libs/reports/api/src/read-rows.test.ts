import { reportDefinitions } from '@lms/reports/contract';
import { type TestApp } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { activityReport } from './logs/activity-report';
import { systemLogReport } from './logs/system-log-report';
import { readRows } from './read-rows';
import { toReportRequest } from './report-query';

const count = 4_500;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // Three rows at each instant, so that parts end between rows of the same instant.
  const at = sql`timestamptz '2026-03-01' + make_interval(secs => n / 3 * 0.001)`;
  const rows = sql`generate_series(1, ${count}::int) n`;
  const { learner } = test.users;
  await test.db.execute(sql`
    insert into activity_log (id, at, user_id, role, action)
    select gen_random_uuid(), ${at}, ${learner.id}, 'ROLE_USER', 'SIGNED_IN' from ${rows}`);
  await test.db.execute(sql`
    insert into system_log (id, at, level, source, message, duration_ms)
    select gen_random_uuid(), ${at}, 'INFO', 'request', 'GET /a', nullif(n % 5, 0) from ${rows}`);
});
afterAll(() => test.close());

const makers = { 'live-log-report': activityReport, 'system-log-report': systemLogReport };
const read = (name: keyof typeof makers, sorting: object) => {
  const source = makers[name](test.deps);
  const query = { filter: { range: 'all' as const }, sorting };
  const request = toReportRequest(
    reportDefinitions[name],
    query,
    { kind: 'all' },
    test.clock.now(),
  );
  return { batches: readRows(test.database, source, request), statement: source.rows(request) };
};

it.each([
  ['live-log-report', { column: 'at', direction: 'asc' }],
  ['live-log-report', { column: 'at', direction: 'desc' }],
  ['system-log-report', { column: 'at', direction: 'asc' }],
  ['system-log-report', { column: 'at', direction: 'desc' }],
  ['system-log-report', { column: 'durationMs', direction: 'desc' }],
] as const)('reads all of the %s in order, each row once: %j', async (name, sorting) => {
  const { batches, statement } = read(name, sorting);
  const ids: unknown[] = [];
  for await (const rows of batches) ids.push(...rows.map(({ id }) => id));
  const { rows: wanted } = await test.db.execute(statement);
  expect(ids).toHaveLength(count);
  expect(ids).toEqual(wanted.map(({ id }) => id));
});

it('sets nothing of a log aside, so that nobody waits for that', async () => {
  const { batches } = read('system-log-report', { column: 'at', direction: 'asc' });
  expect((await batches.next()).value).not.toHaveLength(count);
  await test.db.execute(sql`delete from system_log`);
  expect((await batches.next()).value).toEqual([]);
  expect(await batches.next()).toMatchObject({ done: true });
});
