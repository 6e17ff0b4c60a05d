import { seededRandom } from '@lms/assessment';
import type { CurrentUser } from '@lms/auth/contract';
import { type Database, jobs, reportFiles } from '@lms/server/database';
import { createTestDatabase, tellKills } from '@lms/server/testing';
import { and, count, gt, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusyLearner } from './busy-learner';
import { type Call, callAtEach, callIn, openSession } from './http';
import { buildNextVersion, type SeveralServers, startSeveral } from './several-servers';
import { fillStudyData, type StudyData } from './study-data';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
/** Counts acknowledged writes, and tells when some more of them have come. */
const createCounter = () => {
  let total = 0;
  let waiting: { until: number; resolve: () => void }[] = [];
  return {
    add() {
      total += 1;
      for (const { until, resolve } of waiting) if (total >= until) resolve();
      waiting = waiting.filter(({ until }) => total < until);
    },
    more: (count: number) =>
      new Promise<void>((resolve) => waiting.push({ until: total + count, resolve })),
  };
};

/** More than a learner can buy in a round. */
const coursesPerRound = 60;

// The embedded database serves one process only.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('three servers, each killed in turn', () => {
  let database: Database;
  let data: StudyData;
  let site: SeveralServers;
  beforeAll(async () => {
    database = await createTestDatabase();
    data = await fillStudyData(database, rounds * coursesPerRound);
    site = await startSeveral(database);
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  const signIn = async (email: string) =>
    callAtEach(() => site.addresses, await openSession(site.addresses[0] ?? '', email));

  const planSchedule = async (call: Call, name: string) => {
    const { id } = await call<{ id: string }>('POST', '/report-schedule', {
      name,
      report: 'course-report',
      query: {},
      format: 'csv',
      language: 'en',
      frequency: 'DAILY',
      recipientIds: [data.users.orgAdmin.id],
    });
    return id;
  };
  /** Has a schedule run now instead of tomorrow morning. */
  const makeDue = (scheduleId: string) => {
    const runAt = new Date().toISOString();
    return database.db.transaction(async (tx) => {
      await tx.execute(
        sql`update report_schedules set next_run_at = ${runAt} where id = ${scheduleId}`,
      );
      await tx
        .update(jobs)
        .set({ runAt, payload: { scheduleId, runAt } })
        .where(sql`${jobs.payload} ->> 'scheduleId' = ${scheduleId}`);
    });
  };
  const filesOf = async () => {
    const { scheduleId, status } = reportFiles;
    const rows = await database.db.select({ scheduleId, status }).from(reportFiles);
    return rows.map((row) => `${row.status} ${row.scheduleId}`).sort();
  };
  const plannedTwice = () =>
    database.db
      .select({ kind: jobs.kind })
      .from(jobs)
      .where(
        and(
          isNull(jobs.finishedAt),
          gt(jobs.runAt, new Date().toISOString()),
          ne(jobs.kind, 'report-schedule'),
        ),
      )
      .groupBy(jobs.kind)
      .having(gt(count(), 1));

  it(
    'lose no acknowledged write, run no schedule twice and sign nobody out, one of the next version',
    { timeout: 300_000 + rounds * 60_000 },
    async () => {
      const next = buildNextVersion();
      const random = seededRandom('each in turn');
      const learners = data.emails.slice(0, 2).map((email) => createBusyLearner(email, data));
      const tokens: string[] = [];
      for (const learner of learners) {
        const token = await openSession(site.addresses[0] ?? '', learner.email);
        tokens.push(token);
        learner.use(callAtEach(() => site.addresses, token));
        await learner.begin();
      }
      const asAdmin = await signIn('org-admin@test.lms');
      const schedules: string[] = [];
      while (schedules.length < rounds) {
        schedules.push(await planSchedule(asAdmin, `Schedule ${schedules.length}`));
      }

      let isOn = true;
      const acknowledged = createCounter();
      const writing = Promise.all(
        learners.map((learner) => learner.writeWhile(() => isOn, acknowledged.add)),
      );
      writing.catch(() => {});
      for (const [round, scheduleId] of schedules.entries()) {
        const place = round % site.addresses.length;
        await makeDue(scheduleId);
        await Promise.race([acknowledged.more(1 + Math.floor(random() * 80)), writing]);
        expect(await site.kill(place)).toMatchObject({ signal: 'SIGKILL', err: '' });
        // The second server comes back in the next version, the others in the one before it.
        await site.start(place, place === 1 ? next : undefined);
        await Promise.race([acknowledged.more(20), writing]);
        for (const address of site.addresses) {
          for (const [index, token] of tokens.entries()) {
            const { email } = await callIn(address, token)<CurrentUser>('GET', '/user/me');
            expect(email).toBe(learners[index]?.email);
          }
        }
        tellKills(round + 1, rounds);
      }
      isOn = false;
      await writing;

      const wrong = await Promise.all(learners.map((learner) => learner.wrong()));
      expect(wrong.flat()).toEqual([]);
      for (const learner of learners) expect(await learner.orderStatuses()).toEqual(['PAID']);
      const once = schedules.map((id) => `READY ${id}`).sort();
      await expect.poll(filesOf, { timeout: 200_000 }).toEqual(once);
      expect(await plannedTwice()).toEqual([]);
      const { rows } = await database.pool.query('select next_version from courses limit 1');
      expect(rows).toEqual([{ next_version: null }]);
    },
  );
});
