import type { Role } from '@lms/contract';
import { activityLog } from '@lms/server/database';
import { verifyActivityChain } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { countActivity, rebuildActivity } from '../activity/count-activity';

const dayMs = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

describe('the activity log of a site that keeps acts for 400 days', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ activityLogDays: 400 });
    const { learner, orgAdmin } = test.users;
    const act = (user: { id: string }, role: Role, days: number) => ({
      userId: user.id,
      role,
      at: ago(days),
      action: 'SIGNED_IN' as const,
      subject: `${role} ${days}`,
    });
    await test.db
      .insert(activityLog)
      .values([
        act(learner, 'ROLE_USER', 800),
        act(orgAdmin, 'ROLE_ORGADMIN', 800),
        ...Array.from({ length: 5_001 }, () => act(learner, 'ROLE_USER', 700)),
        act(learner, 'ROLE_USER', 390),
        act(learner, 'ROLE_USER', 10),
      ]);
    while (await countActivity(test.db));
    await test.app.ready();
  });
  afterEach(() => test.close());

  const kept = async () => {
    const rows = await test.db
      .select({ subject: activityLog.subject })
      .from(activityLog)
      .orderBy(asc(activityLog.at));
    return rows.map(({ subject }) => subject);
  };
  const sweep = async () => {
    test.clock.advance(dayMs + 60_000);
    await test.deps.queue.runDue();
  };
  const counted = async () => {
    const { rows } = await test.db.execute(
      sql`select grain, starts_on::text, active_users, sign_ins from activity_totals order by 1, 2`,
    );
    return rows;
  };

  it('loses the older ones of learners each day, and none of those that are chained', async () => {
    await sweep();
    expect(await kept()).toEqual(['ROLE_ORGADMIN 800', 'ROLE_USER 390', 'ROLE_USER 10']);
    expect(await verifyActivityChain(test.db)).toMatchObject({ intact: true });
    test.clock.advance(10 * dayMs);
    await test.deps.queue.runDue();
    expect(await kept()).toEqual(['ROLE_ORGADMIN 800', 'ROLE_USER 10']);
  });

  it('still counts them in reports, also when all is counted anew', async () => {
    const before = await counted();
    expect(before).toContainEqual(expect.objectContaining({ grain: 'DAY', sign_ins: 5_001 }));
    await sweep();
    await rebuildActivity(test.db);
    expect(await counted()).toEqual(before);
  });

  it('refuses to lose any others', async () => {
    for (const subject of ['ROLE_ORGADMIN 800', 'ROLE_USER 10']) {
      const removed = test.db.delete(activityLog).where(eq(activityLog.subject, subject));
      await expect(removed).rejects.toThrow();
    }
    await expect(test.db.execute(sql`truncate activity_log cascade`)).rejects.toThrow();
    expect(await kept()).toHaveLength(5_005);
  });
});
