import type { ActivityAction } from '@lms/contract';
import { type LiveLogEvent, maxLiveRows } from '@lms/reports/contract';
import { activityLog } from '@lms/server/database';
import { recordActivity } from '@lms/server/platform';
import { startListening } from '@lms/server/testing';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { ownTransactions } from './own-transactions';

let test: Awaited<ReturnType<typeof startListening<LiveLogEvent>>>;
beforeAll(async () => {
  test = await startListening(await createTestApp());
});
afterAll(() => test.close());
const path = '/report/live-log-report/events';
const open = (token: string, query = '', headers?: Record<string, string>) =>
  test.openStream(token, path + query, headers);
type Stream = Awaited<ReturnType<typeof open>>;

/** Returns whether a stream would begin after all stored rows: no older transaction is running. */
const isSettled = async () => {
  const { rows } = await test.db.execute<{ settled: boolean }>(sql`
    select coalesce(max(tx), '0') < pg_snapshot_xmin(pg_current_snapshot()) as settled
    from activity_log`);
  return rows[0]?.settled;
};
/** Opens a stream; activities stored from here on are sent. */
const listen = async (token: string, query = '') => {
  // Transactions of other databases on the same server count as well.
  await expect.poll(isSettled).toBe(true);
  const stream = await open(token, query);
  expect(await stream.next()).toMatchObject({ type: 'current' });
  return stream;
};
const store = async (subject: string, more: Partial<typeof activityLog.$inferInsert> = {}) => {
  const { id: userId } = test.users.learner;
  const at = test.clock.now().toISOString();
  const values = { at, userId, role: 'ROLE_USER', action: 'ENROLLED', subject } as const;
  await test.db.insert(activityLog).values({ ...values, ...more });
};
/** Returns the next activity; sign-ins may still arrive among them. */
const nextActivity = async (stream: Stream) => {
  for (;;) {
    const event = await stream.next();
    if (!event || event.type === 'gap') throw new Error(event?.type ?? 'The stream has ended');
    if (event.type === 'activity' && event.row['action'] !== 'SIGNED_IN') return event;
  }
};
const nextSubject = async (stream: Stream) => (await nextActivity(stream)).row['subject'];
const types = async (stream: Stream, last: LiveLogEvent['type'] | undefined) => {
  const told = [];
  do told.push((await stream.next())?.type);
  while (told.at(-1) !== last && told.at(-1));
  return told;
};
const subjects = async (stream: Stream, count: number) => {
  const told: unknown[] = [];
  while (told.length < count) told.push(await nextSubject(stream));
  return told;
};

describe('the live log', () => {
  it('tells who did what, where and with which device, in the columns of the report', async () => {
    const stream = await listen(await test.signIn('system'));
    const { orgAdmin } = test.users;
    await recordActivity(test.db, {
      at: test.clock.now().toISOString(),
      caller: { ...orgAdmin, userId: orgAdmin.id },
      action: 'CREATED',
      subject: 'Excel',
      entity: 'course',
    });
    await store('phone', {
      ip: '192.0.2.7',
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36',
    });
    expect(await nextActivity(stream)).toMatchObject({
      row: {
        at: test.clock.now().toISOString(),
        user: orgAdmin.name,
        userId: orgAdmin.id,
        role: 'ROLE_ORGADMIN',
        organization: test.organizations.bcc.name,
        action: 'CREATED',
        entity: 'course',
        subject: 'Excel',
        device: null,
      },
    });
    expect(await nextActivity(stream)).toMatchObject({
      row: { organization: null, entity: null, ip: '192.0.2.7', device: 'Chrome, Android' },
    });
    stream.close();
  });

  it('names reports and whole lists in its files as on its screen', async () => {
    await store('course-report', { entity: 'report' });
    await store('coupon', { entity: 'coupon' });
    await store('user', { entity: 'course' });
    const columns = 'format=csv&language=en&columns=subject';
    const { body } = await test
      .as(test.users.system)
      .get(`/report/live-log-report/export?${columns}`);
    const names = body.split('\r\n');
    expect(names).toEqual(expect.arrayContaining(['Course Report', 'Coupon', 'user']));
    expect(names).not.toContain('coupon');
  });

  it('neither misses nor repeats what is stored later under an earlier id', async () => {
    const token = await test.signIn('system');
    const [early, late] = [v7(), v7()];
    const stream = await listen(token);
    await store('late', { id: late });
    expect(await nextSubject(stream)).toBe('late');
    await store('early', { id: early });
    await store('last');
    expect(await subjects(stream, 2)).toEqual(['early', 'last']);
    stream.close();
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'waits for what is not committed, lest it be passed over',
    async () => {
      const stream = await listen(await test.signIn('system'));
      await test.db.transaction(async (tx) => {
        const { id: userId } = test.users.learner;
        const at = test.clock.now().toISOString();
        const values = { at, userId, role: 'ROLE_USER', action: 'ENROLLED' } as const;
        await tx.insert(activityLog).values({ ...values, subject: 'slow' });
        await store('quick');
        const second = await open(await test.signIn('system'));
        expect(await second.next()).toMatchObject({ type: 'current' });
        second.close();
      });
      await store('after');
      expect(await subjects(stream, 3)).toEqual(['slow', 'quick', 'after']);
      stream.close();
    },
  );

  it('goes on after a lost connection where it was, by either way of saying it', async () => {
    const token = await test.signIn('system');
    const stream = await listen(token);
    for (const subject of ['one', 'two']) await store(subject);
    const { cursor } = await nextActivity(stream);
    stream.close();
    for (const subject of ['three', 'four']) await store(subject);
    for (const [query, headers] of [
      ['', { 'last-event-id': cursor }],
      [`?after=${cursor}`, {}],
      // The cursor that the browser remembers is the newer one.
      ['?after=1.00000000-0000-0000-0000-000000000000', { 'last-event-id': cursor }],
    ] as const) {
      const again = await open(token, query, headers);
      expect(await subjects(again, 3)).toEqual(['two', 'three', 'four']);
      again.close();
    }
  });

  it('tells only what it is asked for', async () => {
    const { orgUser } = test.users;
    const { bcc } = test.organizations;
    const token = await test.signIn('system');
    const filters: [string, Partial<typeof activityLog.$inferInsert>][] = [
      [`userId=${orgUser.id}&userId=${v7()}`, { userId: orgUser.id }],
      ['role=ROLE_ORG_USER', { role: 'ROLE_ORG_USER' }],
      [`organizationId=${bcc.id}`, { organizationId: bcc.id }],
      ['action=CREATED&action=DELETED', { action: 'DELETED' satisfies ActivityAction }],
      ['entity=coupon', { entity: 'coupon' }],
      ['searchTerm=ORG-ADMIN@test', { userId: test.users.orgAdmin.id }],
    ];
    const streams = [];
    for (const [filter] of filters) streams.push(await listen(token, `?${filter}`));
    await store('other');
    for (const [filter, more] of filters.toReversed()) await store(filter, more);
    for (const [filter] of filters) {
      const stream = streams.shift();
      expect(stream && (await nextSubject(stream))).toBe(filter);
      stream?.close();
    }
  });

  it('says that there is more than it tells, and goes on from now', async () => {
    const token = await test.signIn('system');
    const stream = await listen(token);
    await store('first');
    const { cursor } = await nextActivity(stream);
    stream.close();
    const { id: userId } = test.users.learner;
    const at = test.clock.now().toISOString();
    const row = { at, userId, role: 'ROLE_USER', action: 'ENROLLED' } as const;
    await test.db.insert(activityLog).values(Array(maxLiveRows + 1).fill(row));
    const again = await open(token, `?after=${cursor}`);
    expect(await types(again, 'gap')).not.toContain('activity');
    await store('fresh');
    expect(await nextSubject(again)).toBe('fresh');
    again.close();

    const foreign = await open(token, '?after=18446744073709551615.' + v7());
    expect(await types(foreign, 'gap')).not.toContain('activity');
    foreign.close();
  });

  it('takes what was restored from elsewhere for old', async () => {
    await store('restored', { tx: '18446744073709551000' });
    await ownTransactions(test.deps);
    const stream = await listen(await test.signIn('system'));
    await store('new');
    expect(await nextSubject(stream)).toBe('new');
    stream.close();
    const [restored] = await test.db
      .select({ tx: activityLog.tx })
      .from(activityLog)
      .where(eq(activityLog.subject, 'restored'));
    expect(Number(restored?.tx)).toBeLessThan(1e9);
    const { rows } = await test.db.execute(
      sql`select 1 from pg_indexes where indexname = 'activity_log_tx_idx'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is for system administrators alone, as long as they are that', async () => {
    for (const name of ['learner', 'org-user', 'org-admin']) {
      expect((await open(await test.signIn(name))).status).toBe(403);
    }
    expect((await open('nobody')).status).toBe(401);
    const token = await test.signIn('system');
    expect((await open(token, '?after=yesterday')).status).toBe(400);
    expect((await open(token, '', { 'last-event-id': 'x' })).status).toBe(400);
    const stream = await listen(token);
    await test.anonymous.post('/auth/logout', undefined, {
      headers: { authorization: `Bearer ${token}` },
    });
    await store('secret');
    await expect(nextActivity(stream)).rejects.toThrow('The stream has ended');
  });
});
