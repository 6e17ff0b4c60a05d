import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, StepFailed } from '#tools/setup/run.mjs';
import { createClient } from './load/client.mjs';
import { compareAnswers } from './load/compare.mjs';
import { closeExam, makeExam, readExam } from './load/exam.mjs';
import { takeExam } from './load/learner.mjs';
import { morning, planMorning, readScale } from './load/plan.mjs';
import { databaseTime, processorTime } from './processor-time.mjs';
import { makeDataDir, password, randomAddress, withServers } from './server.mjs';
import { report, row } from './table.mjs';

/**
 * Rehearses a national exam morning on PostgreSQL with 1, 2 and 3 processes: `npm run bench:load --
 * SCALE TIME`, the shares of the learners and of the time.
 */
const processes = [1, 2, 3];
const signIns = 40;
const signInsAtOnce = 4;
/** Time from the making of the plan to the opening, and from the closing to when all has to end. */
const lead = 500;
const patience = 300_000;

/** Signs some learners in: argon2 costs so much that the others get their tokens without. */
async function signInSome(client, learners) {
  const waiting = learners.slice(0, signIns);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const body = { email: next.email, password };
      const address = randomAddress();
      await client.call('sign in', '/auth/authenticate', { method: 'POST', address, body });
    }
  };
  await Promise.all(Array.from({ length: signInsAtOnce }, work));
}

/** Returns the seconds of processor time used so far; none for a database on another machine. */
async function timesUsed(servers) {
  const { user, system } = process.cpuUsage();
  const database = await databaseTime(servers[0].query);
  return {
    servers: servers.reduce((sum, server) => sum + processorTime(server), 0) / 1e6,
    ...(database !== undefined && { database: database / 1e6 }),
    load: (user + system) / 1e6,
  };
}

/** Lets all learners take the exam; returns what they know of their answers, and who did not end. */
async function runMorning(query, client, exam, plan) {
  const opened = Date.now() + lead;
  await closeExam(query, exam.quizId, new Date(opened + plan.closesAt));
  const told = [];
  const counts = { away: 0, late: 0 };
  const shared = {
    client,
    plan,
    told,
    counts,
    quizId: exam.quizId,
    opensAt: performance.now() + opened - Date.now(),
    timeOf: (moment) => new Date(opened + moment).toISOString(),
    end: AbortSignal.timeout(lead + plan.closesAt + patience),
  };
  const ends = await Promise.allSettled(
    plan.learners.map((learner, index) =>
      takeExam(
        shared,
        { ...learner, token: exam.learners[index].token },
        index % 2 === 0 ? exam.right : undefined,
      ),
    ),
  );
  const unfinished = ends.filter(({ status }) => status === 'rejected');
  const fault = unfinished.find(({ reason }) => reason.name !== 'AbortError');
  if (fault) throw fault.reason;
  return { told, counts: { ...counts, unfinished: unfinished.length } };
}

/** Returns the rows of the calls, and that of the answers. */
async function measure(servers, { learners, factor }) {
  const { query } = servers[0];
  const title = `${servers.length} ${servers.length === 1 ? 'process' : 'processes'}`;
  console.log(`Measuring ${title} ...`);
  const exam = await makeExam(query, learners);
  const client = createClient(servers.map(({ origin }) => origin));
  await signInSome(client, exam.learners);
  const before = await timesUsed(servers);
  const { told, counts } = await runMorning(query, client, exam, planMorning(learners, factor));
  const after = await timesUsed(servers);
  client.close();
  const { answers, attempts } = await readExam(query, exam.quizId);
  if (Object.keys(client.problems).length > 0) console.table(client.problems);
  const used = Object.entries(after).map(([name, time]) => [name, time - before[name]]);
  return {
    calls: client
      .figures()
      .map(([kind, figures]) => row(`${title}, ${kind}`, figures, { refused: 0, failed: 0 })),
    answers: row(
      title,
      {
        answers: told.length,
        ...counts,
        ...compareAnswers(told, answers),
        ...attempts,
        ...Object.fromEntries(used),
      },
      { lost: 0, uncounted: 0, unfinished: 0 },
    ),
  };
}

try {
  if (!process.env.DATABASE_URL) throw new StepFailed('The embedded database serves one process.');
  const scale = readScale(process.argv.slice(2));
  const { learners, factor } = scale;
  await ensureBuilt();
  const dataDir = await makeDataDir();
  console.log(
    `${learners} learners start within ${Math.round(morning.window * factor)} s and save each ` +
      `${(morning.saveEvery * factor).toFixed(2)} s until ${Math.round(morning.length * factor)} s: ` +
      `as many calls a second as of ${Math.round(learners / factor)} learners in the real time.`,
  );
  const rows = [];
  for (const count of processes) {
    rows.push(await withServers(dataDir, count, (servers) => measure(servers, scale)));
  }
  report(
    rows.flatMap(({ calls }) => calls),
    'refused: 4xx; failed: 5xx or no answer; cut: the link was lost; p50 to p99: ms from when the ' +
      'call was due.',
  );
  report(
    rows.map(({ answers }) => answers),
    'answers: the last one to each question; away: given without a link; late: acknowledged after ' +
      'the closing; lost: acknowledged and not kept; uncounted: given in time and not marked; ' +
      'servers, database, load: seconds of processor time, which they share on one machine.',
  );
} catch (error) {
  fail(error);
}
