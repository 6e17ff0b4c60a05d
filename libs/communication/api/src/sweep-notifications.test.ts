import { jobs, notifications } from '@lms/server/database';
import { dayMs } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

const openSite = async (notificationDays?: number) => {
  const test = await createTestApp({ notificationDays });
  await test.app.ready();
  const now = test.clock.now().getTime();
  const at = (days: number) => ({
    id: v7({ msecs: now - days * dayMs }),
    userId: test.users.learner.id,
    kind: 'WELCOME' as const,
    params: { days },
  });
  await test.db
    .insert(notifications)
    .values([...Array.from({ length: 5_001 }, () => at(100)), at(85), at(1)]);
  return test;
};

it('loses notifications that are older than the settings keep them', async () => {
  const test = await openSite(90);
  test.clock.advance(dayMs + 60_000);
  await test.deps.queue.runDue();
  const left = await test.db.select({ params: notifications.params }).from(notifications);
  expect(left.map(({ params }) => params.days)).toEqual([85, 1]);
  test.clock.advance(5 * dayMs);
  await test.deps.queue.runDue();
  expect(await test.db.$count(notifications)).toBe(1);
  await test.close();
});

it('keeps all where the settings say nothing', async () => {
  const test = await openSite();
  test.clock.advance(dayMs + 60_000);
  await test.deps.queue.runDue();
  expect(await test.db.$count(notifications)).toBe(5_003);
  expect(await test.db.$count(jobs, eq(jobs.kind, 'sweep-notifications'))).toBe(0);
  await test.close();
});
