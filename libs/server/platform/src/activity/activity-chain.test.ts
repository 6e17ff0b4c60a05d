import { activityLinks, activityLog, activityUnchained, users } from '@lms/server/database';
import { type TestApp, testAppOf } from '@lms/server/testing';
import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseOrigins, recordActivities, recordActivity } from './activity-log';
import { chainActivities } from './chain-activities';
import { type ChainCheck, verifyActivityChain } from './verify-activity-chain';

let test: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  test = await testAppOf([])({ logLevel: 'info' }, { rateLimits: false, logTo });
});
afterAll(() => test.close());
afterEach(() =>
  tamper(
    sql`delete from activity_log`,
    sql`delete from activity_links`,
    sql`delete from activity_unchained`,
    sql`update users set closed_at = null`,
  ),
);

type Person = TestApp['users']['system'];
const callerOf = ({
  id,
  roles,
  organizationId,
}: Pick<Person, 'id' | 'roles' | 'organizationId'>) => ({
  userId: id,
  sessionId: '',
  roles,
  organizationId,
  organizationCode: null,
});
const device = { ip: '192.0.2.7', userAgent: 'Firefox' };
const act = (subject: string, by: Person = test.users.orgAdmin) =>
  recordActivity(test.db, {
    at: test.clock.now().toISOString(),
    caller: callerOf(by),
    request: device,
    action: 'CHANGED',
    subject,
  });
const chainAll = async () => {
  while (await chainActivities(test.db, test.clock.now()));
};
const verify = () => verifyActivityChain(test.db);
const headOf = (check: ChainCheck) => {
  if (!check.intact) throw new Error(check.fault);
  return check.head;
};
/** Makes a chain of five acts. */
const makeChain = async () => {
  for (const subject of ['one', 'two', 'three', 'four', 'five']) {
    await act(subject);
  }
  await chainAll();
};
const links = () => test.db.select().from(activityLinks).orderBy(asc(activityLinks.position));
const actAt = async (position: number) => (await links())[position - 1]?.activityId ?? '';

/** Changes the database as somebody could who has it in their hands. */
const tamper = (...statements: SQL[]) =>
  test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });

describe('the chain of acts', () => {
  it('holds those of administrators, each in the role that reaches furthest', async () => {
    await act('by a learner', test.users.learner);
    await act('by one of two roles', {
      ...test.users.otherLearner,
      roles: ['ROLE_USER', 'ROLE_SYSTEM'],
    });
    expect(await verify()).toMatchObject({ intact: true, head: { position: 0 }, waiting: 1 });
    await chainAll();
    expect(await verify()).toMatchObject({ intact: true, head: { position: 1 }, waiting: 0 });
  });

  it('is one without a gap after acts and chains that were made at once', async () => {
    const both = async (n: number) => {
      await act(`${n}`);
      await chainActivities(test.db, test.clock.now());
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => both(n)));
    await chainAll();
    expect(await verify()).toMatchObject({ intact: true, head: { position: 30 }, waiting: 0 });
    expect(new Set((await links()).map(({ activityId }) => activityId)).size).toBe(30);
  });

  it('goes on in lots', async () => {
    const things = Array.from({ length: 1_200 }, (_, n) => ({
      subject: `${n}`,
      subjectId: test.users.learner.id,
    }));
    const at = test.clock.now().toISOString();
    const caller = callerOf(test.users.system);
    await recordActivities(test.db, { at, caller, action: 'IMPORTED' }, things);
    await chainAll();
    expect(await verify()).toMatchObject({ intact: true, head: { position: 1_200 }, waiting: 0 });
  });

  it('stays whole when an account is closed and where it acted from is erased', async () => {
    await makeChain();
    const { id } = test.users.orgAdmin;
    await test.db.transaction((tx) => eraseOrigins(tx, id));
    // Only a closed account has no origin.
    expect(await verify()).toMatchObject({ intact: false, fault: 'changed', position: 1 });
    const closedAt = test.clock.now().toISOString();
    await test.db.update(users).set({ closedAt }).where(eq(users.id, id));
    expect(await verify()).toMatchObject({ intact: true, head: { position: 5 } });
    expect((await links()).map(({ originSalt }) => originSalt)).toEqual(['', '', '', '', '']);
  });

  it('refuses every change and removal of a link', async () => {
    await makeChain();
    for (const change of [
      test.db.update(activityLinks).set({ hash: 'x' }),
      test.db.update(activityLinks).set({ originSalt: 'x' }),
      test.db.delete(activityLinks),
    ]) {
      await expect(change).rejects.toMatchObject({ cause: { code: '23001' } });
    }
  });
});

describe('the check of the chain', () => {
  beforeEach(makeChain);

  it.each([
    "subject = 'other'",
    "ip = '198.51.100.1'",
    "at = at - interval '1 day'",
    "role = 'ROLE_SYSTEM'",
  ])('finds an act that was changed: %s', async (change) => {
    const activityId = await actAt(3);
    await tamper(sql`update activity_log set ${sql.raw(change)} where id = ${activityId}`);
    const fault = 'changed';
    expect(await verify()).toEqual({ intact: false, fault, position: 3, activityId });
  });

  it('finds an act that was removed, with its link, without it, or before it had one', async () => {
    const activityId = await actAt(3);
    const removed = sql`delete from activity_log where id = ${activityId}`;
    await tamper(removed);
    expect(await verify()).toMatchObject({ fault: 'entryMissing', position: 3, activityId });
    await tamper(sql`delete from activity_links where position = 3`);
    expect(await verify()).toMatchObject({ fault: 'linkMissing', position: 3 });
    await tamper(sql`update activity_links set position = position - 1 where position = 4`);
    await tamper(sql`update activity_links set position = position - 1 where position = 5`);
    expect(await verify()).toMatchObject({ fault: 'changed', position: 3 });
  });

  it('finds an act that was removed while it waited', async () => {
    await act('six');
    const [waiting] = await test.db.select().from(activityUnchained);
    await tamper(sql`delete from activity_log where id = ${waiting?.activityId}`);
    await chainAll();
    expect(await verify()).toEqual({ intact: false, fault: 'entryMissing', ...waiting });
  });

  it('finds an act that was inserted, also with a link of its own', async () => {
    const [{ id: activityId } = { id: '' }] = await test.db
      .select({ id: activityLog.id })
      .from(activityLog)
      .limit(1);
    const copy = sql`insert into activity_log (id, at, user_id, role, action)
      select gen_random_uuid(), at, user_id, role, action from activity_log where id = ${activityId}`;
    await tamper(copy);
    expect(await verify()).toMatchObject({ intact: false, fault: 'unchained' });
    await tamper(sql`insert into activity_links
      select 6, id, now(), '', 'x', 'y' from activity_log
      where id not in (select activity_id from activity_links)`);
    expect(await verify()).toMatchObject({ intact: false, fault: 'changed', position: 6 });
  });

  it('finds by a head that was kept elsewhere what was cut off or made anew', async () => {
    const kept = headOf(await verify());
    await act('six');
    await chainAll();
    expect(await verifyActivityChain(test.db, kept)).toMatchObject({ intact: true });

    const last = await actAt(6);
    await tamper(
      sql`delete from activity_links where position > 3`,
      sql`delete from activity_log where id not in (select activity_id from activity_links)`,
    );
    expect(await verify()).toMatchObject({ intact: true, head: { position: 3 } });
    const cut = { intact: false, fault: 'endMissing', position: 4 };
    expect(await verifyActivityChain(test.db, kept)).toEqual(cut);

    for (const subject of ['4', '5', '6']) await act(subject);
    await chainAll();
    expect(await verify()).toMatchObject({ intact: true, head: { position: 6 } });
    const anew = { intact: false, fault: 'otherHead', position: 5 };
    expect(await verifyActivityChain(test.db, kept)).toEqual(anew);
    expect(await actAt(6)).not.toBe(last);
  });

  it('goes on from a kept head where a retention rule removed what stood before', async () => {
    const [, second] = await links();
    const { rows } = await test.db.execute(
      sql`select activity_id from activity_links where position <= 2`,
    );
    expect(rows).toHaveLength(2);
    await tamper(
      sql`delete from activity_log where id in (select activity_id from activity_links where position <= 2)`,
      sql`delete from activity_links where ${lte(activityLinks.position, 2)}`,
    );
    expect(await verify()).toMatchObject({ fault: 'linkMissing', position: 1 });
    expect(await verifyActivityChain(test.db, second)).toMatchObject({
      intact: true,
      head: { position: 5 },
    });
    const wrong = { position: 2, hash: 'f'.repeat(64) };
    expect(await verifyActivityChain(test.db, wrong)).toMatchObject({
      fault: 'changed',
      position: 3,
    });
  });
});

it('is made by a server that listens, which tells the head in its log', async () => {
  await act('one');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => test.db.$count(activityLinks)).toBe(1);
  const { hash } = headOf(await verify());
  await expect.poll(() => lines.join('')).toContain(`chained up to 1:${hash}`);
});
