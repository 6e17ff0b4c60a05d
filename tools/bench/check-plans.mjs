import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, npm, runQuietly, StepFailed } from '#tools/setup/run.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fillLists } from './list-rows.mjs';
import { allowedPlans } from './plans/allowed-plans.mjs';
import { explain, judgePlan, largeTables } from './plans/judge-plan.mjs';
import { makeCalls } from './plans/make-calls.mjs';
import { fillReports } from './report-rows.mjs';
import { makeDataDir, signIn, startServer, withDatabase, withServers } from './server.mjs';
import { report, row } from './table.mjs';

/**
 * Checks the plans of every list and report at size, on the PostgreSQL of `DATABASE_URL`: `npm run
 * check:plans -- ROWS`, the rows of each list. The log of activities gets ten times as many.
 */
const defaultRows = 100_000;
/** With fewer, counting up to a bound reads half of a table. */
const leastRows = 50_000;
/** Shares of the rows: learners, who each leave a hundred activities, and what partners make. */
const learnersShare = 1 / 10;
const partnersShare = 1 / 20;
const partners = [
  'organizations',
  'instructors',
  'courses',
  'question_banks',
  'batch_codes',
  'coupons',
];
/** Share of {@link defaultRows} from which on a table has to be read by an index. */
const largeShare = 1 / 4;

/** Most milliseconds of one statement. */
const limits = { list: 250, report: 500 };
/** Times that a statement which took too long is run, since other work may have delayed it. */
const tries = 3;

const callers = {
  system: 'system@demo.lms',
  organization: 'orgadmin@demo.lms',
  learner: 'learner@demo.lms',
};

const readRows = (given = String(defaultRows)) => {
  const rows = Number(given);
  if (Number.isInteger(rows) && rows >= leastRows) return rows;
  throw new StepFailed(`Say how many rows each list is to have, at least ${leastRows}.`);
};

async function fill(dataDir, rows) {
  await withServers(dataDir, 1, () => undefined);
  await withDatabase(dataDir, async (query) => {
    await fillReports(query, Math.round(rows * learnersShare));
    await fillLists(query, (table) =>
      Math.round(partners.includes(table) ? rows * partnersShare : rows),
    );
  });
  const { command, args, shell } = npm(['run', '--silent', 'reports:rebuild']);
  const env = { LMS_DATA_DIR: dataDir };
  await runQuietly('Counting everything anew', command, args, { env, shell });
}

/** Returns the statements that the server sends for the calls, each once. */
async function recordStatements(dataDir) {
  const file = join(dataDir, 'statements');
  const server = await startServer(dataDir, {
    args: ['--import', './tools/bench/plans/record-statements.mjs'],
    env: { STATEMENTS: file },
  });
  try {
    for (const [caller, email] of Object.entries(callers)) {
      console.log(`Calling as ${caller} ...`);
      const { headers } = await signIn(server.origin, email);
      await makeCalls(server.origin, headers, caller);
    }
  } finally {
    await server.stop();
  }
  if (!existsSync(file)) throw new StepFailed('No statement was recorded.');
  const statements = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
  const isRead = ({ name, text }) => name !== 'find-caller' && /^\s*(select|with)\b/i.test(text);
  const distinct = new Map();
  for (const statement of statements.filter(isRead)) {
    const key = JSON.stringify([statement.text, statement.values]);
    if (!distinct.has(key)) distinct.set(key, statement);
  }
  return [...distinct.values()];
}

async function judge(client, statement, tables, limit) {
  let best;
  for (let count = 0; count < tries && !(best?.time <= limit); count += 1) {
    const judged = judgePlan(await explain(client, statement), tables);
    if (!best || judged.time < best.time) best = judged;
  }
  return best;
}

/** Returns the calls with what was found of their statements, the worst of each. */
async function judgeAll(statements, rows) {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    options: '-c timezone=UTC -c jit=off',
  });
  await client.connect();
  try {
    await client.query('analyze');
    const tables = await largeTables(client, rows * largeShare);
    const calls = new Map();
    for (const statement of statements) {
      const [path, question] = statement.call.split(': ');
      const limit = path.startsWith('/report/') ? limits.report : limits.list;
      const judged = await judge(client, statement, tables, limit);
      calls.set(path, [...(calls.get(path) ?? []), { ...judged, ...statement, question, limit }]);
    }
    return calls;
  } finally {
    await client.end();
  }
}

const isAllowed = (path, { question, wholly }) =>
  allowedPlans.some(
    ({ call, tables }) =>
      call.test(`${path}: ${question}`) && wholly.every((table) => tables.includes(table)),
  );

/** Returns the printed row of a call, and the statements that are at fault. */
const rowOf = ([path, judged]) => {
  const slowest = judged.reduce((one, other) => (other.time > one.time ? other : one));
  const faults = judged.filter((one) => one.wholly.length > 0 && !isAllowed(path, one));
  const figures = {
    statements: judged.length,
    time: slowest.time,
    pages: Math.max(...judged.map(({ pages }) => pages)),
    faults: faults.length,
  };
  const printed = row(path, figures, { time: slowest.limit, faults: 0 });
  printed.cells.slowest = slowest.question;
  return { ...printed, faults: [...faults, ...judged.filter((one) => one.time > one.limit)] };
};

try {
  if (!process.env.DATABASE_URL) throw new StepFailed('Name an empty database in DATABASE_URL.');
  const rows = readRows(process.argv[2]);
  await ensureBuilt();
  const dataDir = makeDataDir();
  await fill(dataDir, rows);
  const calls = await judgeAll(await recordStatements(dataDir), rows);
  const printed = [...calls].map(rowOf);
  for (const { question, wholly, time, text, values, call } of printed.flatMap(
    (one) => one.faults,
  )) {
    console.log(
      `\n${call}: ${time.toFixed(0)} ms, reads ${wholly.join(', ') || 'no table'} wholly`,
    );
    console.log(text, JSON.stringify(values), question);
  }
  report(
    printed,
    'time: the slowest statement, in ms; pages: of 8 kB, that one statement touched; faults: ' +
      'statements that read half of a large table or more.',
  );
} catch (error) {
  fail(error);
}
