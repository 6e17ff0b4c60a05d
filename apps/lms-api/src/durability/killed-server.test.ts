import { seededRandom } from '@lms/assessment';
import { type ServerProcess, startServer, tellKills } from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BusyLearner, createBusyLearner, type WriteKind } from './busy-learner';
import { createStudyData } from './study-data';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
/** More than a learner can buy in a round. */
const coursesPerRound = 30;

/** Kinds of the last write before a kill, in turn: an early acknowledgement breaks soonest. */
const kinds: WriteKind[] = ['order', 'answer', 'sitting', 'offline', 'progress'];

let folder: string;
const servers: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-killed-'));
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

const dataDir = () => join(folder, 'data');

/** Starts a server; sockets that a killed one left behind are in the data folder, too. */
const start = () => {
  const server = startServer({
    LMS_DATA_DIR: dataDir(),
    TMPDIR: folder,
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  return server;
};

const startFor = async (learners: BusyLearner[]) => {
  const server = start();
  const address = await server.ready;
  await Promise.all(learners.map((learner) => learner.signIn(address)));
  return server;
};

const prepare = async (freeCourses: number) => {
  const data = await createStudyData(dataDir(), freeCourses);
  const learners = data.emails.map((email) => createBusyLearner(email, data));
  const server = await startFor(learners);
  await Promise.all(learners.map((learner) => learner.begin()));
  return { learners, server };
};

/**
 * Lets all learners write until `onAcknowledged`, called with the number of writes, has the server
 * killed.
 */
const writeUntilKilled = async (
  server: ServerProcess,
  learners: BusyLearner[],
  onAcknowledged: (count: number, kind: WriteKind) => void,
) => {
  let acknowledged = 0;
  const count = (kind: WriteKind) => onAcknowledged((acknowledged += 1), kind);
  await Promise.all(learners.map((learner) => learner.writeUntilKilled(server, count)));
  expect(await server.ended).toMatchObject({ signal: 'SIGKILL', err: '' });
};

const expectAllKept = async (learners: BusyLearner[]) => {
  const wrong = await Promise.all(
    learners.map(async (learner) => {
      await learner.repeatInterrupted();
      return learner.wrong();
    }),
  );
  expect(wrong.flat()).toEqual([]);
};

// With PostgreSQL the data are kept by its server, which no test kills.
describe.skipIf(process.env['TEST_DATABASE_URL'])('a server that is killed while it writes', () => {
  it(
    'loses no acknowledged order, answer or progress, and takes nothing twice',
    { timeout: 300_000 + rounds * 60_000 },
    async () => {
      const prepared = await prepare(rounds * coursesPerRound);
      const { learners } = prepared;
      let { server } = prepared;
      const random = seededRandom('kill -9');
      for (let round = 0; round < rounds; round += 1) {
        const killAt = 25 + Math.floor(random() * 80);
        const delayMs = random() * 20;
        const kill = () => server.child.kill('SIGKILL');
        await writeUntilKilled(server, learners, (acknowledged, kind) => {
          if (acknowledged < killAt || kind !== kinds[round % kinds.length]) return;
          // Right after this acknowledgement, or at any other step of the writes in flight.
          if (round % 2 === 0) kill();
          else setTimeout(kill, delayMs);
        });
        server = await startFor(learners);
        await expectAllKept(learners);
        tellKills(round + 1, rounds);
      }
      for (const learner of learners) expect(await learner.orderStatuses()).toEqual(['PAID']);
    },
  );

  it('loses nothing by a second process, which ends with one clear line', async () => {
    const { learners, server } = await prepare(200);
    const second = start();
    const outcome = Promise.race([second.ended, second.ready]);
    void outcome.finally(() => server.child.kill('SIGKILL'));
    await writeUntilKilled(server, learners, () => {});
    expect(await outcome).toEqual({
      code: 1,
      signal: null,
      out: '',
      err: `LMS_DATA_DIR: the folder ${dataDir()} is in use by another process; stop that one first.\n`,
    });
    await startFor(learners);
    await expectAllKept(learners);
  });
});
