import { recordActivity } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { rebuildActivity } from './count-activity';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const signIn = (at: string) =>
  recordActivity(test.db, { at, caller: test.users.learner.id, action: 'SIGNED_IN' });
const days = async () => {
  const { rows } = await test.db.execute(
    sql`select starts_on::text as day, sign_ins from activity_totals where grain = 'DAY' order by 1`,
  );
  return rows.map(({ day, sign_ins }) => [day, sign_ins]);
};

// Needs concurrency: the embedded database runs one transaction at a time.
describe.runIf(process.env['TEST_DATABASE_URL'])('counting everything anew', () => {
  it('neither waits for those who read a report nor keeps them waiting', async () => {
    await signIn('2026-03-01T04:00:00Z');
    await rebuildActivity(test.db);
    await test.db.transaction(async (reader) => {
      await reader.execute(sql`select count(*) from user_activity`);
      await signIn('2026-03-02T04:00:00Z');
      await rebuildActivity(test.db);
    });
    expect(await days()).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ]);
  });
});
