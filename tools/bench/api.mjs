import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, npm, runQuietly, StepFailed } from '#tools/setup/run.mjs';
import autocannon from 'autocannon';
import { fillLists } from './list-rows.mjs';
import { measureLists } from './lists.mjs';
import { limitProcessor } from './processor-share.mjs';
import { processorTime } from './processor-time.mjs';
import { profile } from './profile.mjs';
import { fillExports, measureExports } from './report-exports.mjs';
import { fillReports } from './report-rows.mjs';
import { measureCounting, measureReports } from './reports.mjs';
import {
  answerRequests,
  barePageRequests,
  bareRequests,
  categoryRequests,
  healthRequests,
  meRequests,
  newPageRequests,
  pageRequests,
  searchRequests,
} from './scenarios.mjs';
import { makeDataDir, randomAddress, startBare, withDatabase, withServers } from './server.mjs';
import { bareSizeScenarios, fillToSize, sizeScenarios } from './size.mjs';
import { report, row } from './table.mjs';

const connections = 50;
const seconds = 8;
/**
 * Number of learners in the reports, each with a hundred activities. The embedded database gets a
 * tenth.
 */
const learners = process.env.DATABASE_URL ? 100_000 : 10_000;

/** Share of each budget that the embedded database has within 512 MB. */
const share = process.env.DATABASE_URL ? 1 : 1 / 3;

/** Minimum answers per second and maximum 99th percentile in milliseconds on PostgreSQL. */
const scenarios = [
  ['health', healthRequests, { rate: 12_000 }],
  ['user/me', meRequests, { rate: 4_000, p99: 25 }],
  ['course-category/find', categoryRequests, { rate: 3_000, p99: 35 }],
  ['landing, search and course page', pageRequests, { rate: 2_500, p99: 60 }],
  ['pages for the first time', newPageRequests, { rate: 150 }],
  ['saving a quiz answer, durable', answerRequests, { rate: 1_500, p99: 60 }],
  ['catalogue search with facets, 5,000 courses', searchRequests, { rate: 1_500, p99: 60 }],
];

/** Ceiling of a server that does nothing else, measured in the same run. */
const bareScenarios = [
  ['bare Fastify', bareRequests, {}],
  ['bare Fastify and pg, 20 users', barePageRequests, {}],
];

/**
 * Runs the requests over parallel connections, each standing for others: it starts with another
 * request and has its own addresses, so that none reaches the limit of one. `options` are autocannon's.
 */
async function load(origin, requests, duration, options = {}) {
  let begun = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests,
    ...options,
    setupClient: (client) => {
      const first = begun % requests.length;
      begun += 1;
      const own = [...requests.slice(first), ...requests.slice(0, first)];
      const addresses = Array.from({ length: 8 }, randomAddress);
      client.setRequests(
        addresses.flatMap((address) =>
          own.map((request) => ({
            ...request,
            headers: { ...request.headers, 'x-forwarded-for': address },
          })),
        ),
      );
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new StepFailed(`${failed} requests failed: ${requests[0].path}`);
  const { average, total } = result.requests;
  const { p50, p99 } = result.latency;
  return { figures: { rate: average, p50, p99 }, total };
}

const database = () => (process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database');

async function measureScenarios(server, list) {
  const rows = [];
  for (const [title, prepare, { rate, p99 }, options] of list) {
    console.log(`Measuring ${title} ...`);
    const requests = await prepare(server);
    await load(server.origin, requests, 2, options);
    const budget = { ...(rate && { rate: rate * share }), ...(p99 && { p99: p99 / share }) };
    const { figures } = await load(server.origin, requests, seconds, options);
    rows.push(row(title, figures, budget, ['rate']));
  }
  return rows;
}

const meaning =
  `rate: answers in a second, p50 and p99: ms; ${connections} connections, ${database()}. ` +
  'What makes the requests takes processor time from what answers them.';

/** Measures a bare server and the product's in one run. */
const measureBeside = (bareList, list) => async (server) => {
  const bare = await startBare(server);
  const rows = await measureScenarios(bare, bareList);
  bare.stop();
  report([...rows, ...(await measureScenarios(server, list))], meaning);
};

const measureAll = measureBeside(bareScenarios, scenarios);
const measureAtSize = measureBeside(bareSizeScenarios, sizeScenarios);

/** Writes a processor profile and the queries per call of each scenario into a folder. */
async function profileAll(dataDir) {
  for (const [title, prepare] of scenarios) {
    await profile(dataDir, title, async (server) => {
      const requests = await prepare(server);
      return () => load(server.origin, requests, seconds);
    });
  }
}

async function measureAllLists(server) {
  report(
    await measureLists(server.origin),
    `p50 and p95: ms of one caller alone, ${database()}; slowest: the request with the greatest p50.`,
  );
}

async function measureAllReports(server) {
  await measureCounting(server, learners / 10);
  report(
    await measureReports(server.origin),
    `p50 and p95: ms of one caller alone, ${learners} learners with ${learners * 100} activities, ` +
      `${database()}; slowest: the request with the greatest p50.`,
  );
}

async function measureAllExports(server) {
  report(
    await measureExports(server),
    `size and peaks of the server's memory in MB; small: with a tenth of the rows, ${database()}.`,
  );
}

const withServer = (dataDir, run) => withServers(dataDir, 1, ([server]) => run(server));

/** Measures a call that reads one row, at several servers at once. */
async function measureMe(servers) {
  const requests = await meRequests(servers[0]);
  const options = { connections: Math.ceil(connections / servers.length) };
  const loads = (duration) =>
    Promise.all(servers.map(({ origin }) => load(origin, requests, duration, options)));
  const used = () => servers.reduce((sum, server) => sum + processorTime(server), 0);
  // Long enough for V8 to have compiled what is measured, on a share of a core, too.
  await loads(2 * seconds);
  const before = used();
  const results = await loads(seconds);
  const total = results.reduce((sum, result) => sum + result.total, 0);
  const p99 = Math.max(...results.map(({ figures }) => figures.p99));
  return { rate: total / seconds, p99, cost: (used() - before) / total };
}

/**
 * Measures several processes on one database. Where all of it runs on one machine, cores end before
 * processes do: what an answer costs tells then more than the answers a second. With `BENCH_SHARE`,
 * such as 0.2, each process has that share of a core, so that few cores show how answers grow.
 */
async function measureProcesses(dataDir) {
  if (!process.env.DATABASE_URL) throw new StepFailed('The embedded database serves one process.');
  const shareOfEach = Number(process.env.BENCH_SHARE ?? 0);
  const rows = [];
  for (const count of [1, 2, 4]) {
    console.log(`Measuring ${count} of them ...`);
    const figures = await withServers(dataDir, count, (servers) => {
      if (shareOfEach > 0) servers.forEach((server) => limitProcessor(server, shareOfEach));
      return measureMe(servers);
    });
    rows.push(row(`user/me, ${count} processes`, figures, {}));
  }
  report(rows, 'rate: answers in a second; cost: microseconds of the servers an answer.');
}

/** The first start creates the tables and the rows to copy. */
async function prepare(dataDir, fill) {
  await withServer(dataDir, () => undefined);
  await withDatabase(dataDir, fill);
}

const benchmarks = {
  profile: profileAll,
  processes: measureProcesses,
  async lists(dataDir) {
    await prepare(dataDir, (query) => fillLists(query));
    await withServer(dataDir, measureAllLists);
  },
  async size(dataDir) {
    if (!process.env.DATABASE_URL)
      throw new StepFailed('Lists at size are measured on PostgreSQL.');
    await prepare(dataDir, fillToSize);
    await withServer(dataDir, measureAtSize);
  },
  async exports(dataDir) {
    await prepare(dataDir, fillExports);
    await withServer(dataDir, measureAllExports);
  },
  async reports(dataDir) {
    await prepare(dataDir, (query) => fillReports(query, learners));
    const { command, args, shell } = npm(['run', '--silent', 'reports:rebuild']);
    const env = { LMS_DATA_DIR: dataDir };
    await runQuietly('Counting everything anew', command, args, { env, shell });
    await withServer(dataDir, measureAllReports);
  },
};

try {
  await ensureBuilt();
  const dataDir = await makeDataDir();
  const benchmark = benchmarks[process.argv[2]] ?? ((folder) => withServer(folder, measureAll));
  await benchmark(dataDir);
} catch (error) {
  fail(error);
}
