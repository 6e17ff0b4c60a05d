import { enrolments, studyDays, userActivity } from '@lms/server/database';
import { recordActivity } from '@lms/server/platform';
import { createCourse, type TestApp } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { activityCountedUntil, countActivity, rebuildActivity } from './count-activity';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const everything = async () => {
  const { rows: people } = await test.db.execute(sql`
    select user_id, grain, starts_on, sign_ins, lessons_completed, quiz_attempts,
      round(seconds_spent::numeric, 3) as seconds, last_at
    from user_activity order by 1, 2, 3`);
  const { rows: totals } = await test.db.execute(
    sql`select * from activity_totals order by grain, starts_on`,
  );
  return { people, totals };
};
const countAll = async () => {
  while (await countActivity(test.db));
};
/** Compares the incremental counts with a full rebuild. */
const expectRight = async () => {
  const counted = await everything();
  await rebuildActivity(test.db);
  expect(counted).toEqual(await everything());
  return counted;
};
const changes = async () =>
  Number((await test.db.execute(sql`select count(*) from activity_changes`)).rows[0]?.['count']);

type Action = Parameters<typeof recordActivity>[1]['action'];
const log = (at: string, action: Action = 'SIGNED_IN', user = test.users.learner) =>
  recordActivity(test.db, { at, caller: user.id, action });

beforeEach(async () => {
  await test.db.execute(sql`alter table activity_log disable trigger activity_log_old_acts_only`);
  await test.db.execute(sql`delete from activity_log`);
  await test.db.execute(sql`alter table activity_log enable trigger activity_log_old_acts_only`);
  await test.db.delete(studyDays);
  await test.db.delete(userActivity);
  await rebuildActivity(test.db);
});

describe('the count of what people do', () => {
  it('is of nothing where nothing was done', async () => {
    await countAll();
    expect(await expectRight()).toEqual({ people: [], totals: [] });
    const now = new Date('2026-03-02T00:00:00Z');
    expect(await activityCountedUntil(test.db, now)).toBe(now.toISOString());
  });

  it('tells the day, the week from Sunday and the month, as they are in Dhaka', async () => {
    await log('2026-02-28T17:59:59.999Z');
    await log('2026-02-28T18:00:00.000Z', 'LESSON_COMPLETED');
    await log('2026-03-01T03:00:00.000Z', 'ATTEMPT_SUBMITTED');
    await log('2026-03-01T04:00:00.000Z', 'ENROLLED');
    await countAll();
    const { people, totals } = await expectRight();
    // 1 March 2026 is a Sunday.
    expect(
      people.map((row) => [
        row['grain'],
        row['starts_on'],
        row['sign_ins'],
        row['lessons_completed'],
        row['quiz_attempts'],
      ]),
    ).toEqual([
      ['DAY', '2026-02-28', 1, 0, 0],
      ['DAY', '2026-03-01', 0, 1, 1],
      ['MONTH', '2026-02-01', 1, 0, 0],
      ['MONTH', '2026-03-01', 0, 1, 1],
      ['WEEK', '2026-02-22', 1, 0, 0],
      ['WEEK', '2026-03-01', 0, 1, 1],
      ['YEAR', '2026-01-01', 1, 1, 1],
    ]);
    expect(new Date(people[1]?.['last_at'] as string).toISOString()).toBe(
      '2026-03-01T04:00:00.000Z',
    );
    expect(totals).toHaveLength(7);
  });

  it('adds the time of study, and counts nobody twice', async () => {
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    const [enrolment] = await test.db
      .insert(enrolments)
      .values({ userId: test.users.learner.id, courseId: course.id })
      .returning();
    const day = {
      enrolmentId: enrolment?.id ?? '',
      day: '2026-03-05',
      lastAt: '2026-03-05T12:00:00Z',
    };
    await test.db.insert(studyDays).values({ ...day, seconds: 90.5 });
    await countAll();
    await test.db.update(studyDays).set({ seconds: 100.25, lastAt: '2026-03-05T13:00:00Z' });
    await log('2026-03-05T09:00:00Z');
    await log('2026-03-06T09:00:00Z');
    await countAll();
    const { people, totals } = await expectRight();
    expect(people[0]).toMatchObject({ sign_ins: 1, seconds: '100.250' });
    expect(new Date(people[0]?.['last_at'] as string).toISOString()).toBe(
      '2026-03-05T13:00:00.000Z',
    );
    expect(totals.map((row) => [row['grain'], row['active_users'], row['sign_ins']])).toEqual([
      ['DAY', 1, 1],
      ['DAY', 1, 1],
      ['MONTH', 1, 2],
      ['WEEK', 1, 2],
      ['YEAR', 1, 2],
    ]);
  });

  it('knows nothing of what was rolled back', async () => {
    await test.db
      .transaction(async (tx) => {
        const caller = test.users.learner.id;
        await recordActivity(tx, { at: '2026-03-05T09:00:00Z', caller, action: 'SIGNED_IN' });
        throw new Error('no');
      })
      .catch(() => {});
    expect(await changes()).toBe(0);
  });

  it('loses nothing and counts nothing twice when it breaks off', async () => {
    await log('2026-03-05T09:00:00Z');
    await countAll();
    const before = await everything();
    await log('2026-03-05T10:00:00Z');
    await log('2026-03-06T10:00:00Z', 'LESSON_COMPLETED', test.users.orgUser);
    const left = await changes();
    // Counts within a transaction that never commits, as when the server is killed.
    await test.db
      .transaction(async (tx) => {
        expect(await countActivity(tx)).toBe(true);
        throw new Error('killed');
      })
      .catch(() => {});
    expect(await everything()).toEqual(before);
    expect(await changes()).toBe(left);
    await countAll();
    await expectRight();
  });

  it('is right however many write and count at once', async () => {
    const people = [test.users.learner, test.users.otherLearner, test.users.orgUser];
    const write = async (writer: number) => {
      for (let n = 0; n < 25; n += 1) {
        const at = new Date(Date.UTC(2026, 2, 1 + (n % 9), 12 + writer, n)).toISOString();
        await log(at, n % 3 ? 'SIGNED_IN' : 'LESSON_COMPLETED', people[(n + writer) % 3]);
        if (n % 5 === 0) await countActivity(test.db);
      }
    };
    await Promise.all([0, 1, 2, 3].map(write));
    await countAll();
    const { people: rows } = await expectRight();
    const signIns = rows.reduce((sum, row) => {
      return row['grain'] === 'DAY' ? sum + Number(row['sign_ins']) : sum;
    }, 0);
    expect(signIns).toBe(64);
  });
});
