import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, npm, runQuietly, StepFailed } from '#tools/setup/run.mjs';
import autocannon from 'autocannon';
import { fillLists } from './list-rows.mjs';
import { measureLists } from './lists.mjs';
import { fillExports, measureExports } from './report-exports.mjs';
import { fillReports } from './report-rows.mjs';
import { measureCounting, measureReports } from './reports.mjs';
import { answerRequests, categoryRequests, searchRequests } from './scenarios.mjs';
import { makeDataDir, randomAddress, startServer, withDatabase } from './server.mjs';
import { report, row } from './table.mjs';

const connections = 50;
const seconds = 8;
/**
 * Number of learners in the reports, each with a hundred activities. The embedded database gets a
 * tenth.
 */
const learners = process.env.DATABASE_URL ? 100_000 : 10_000;

/** Minimum answers per second and maximum 99th percentile in milliseconds. */
const scenarios = [
  ['catalogue search with facets, 5,000 courses', searchRequests, { rate: 800, p99: 100 }],
  ['saving a quiz answer, durable', answerRequests, { rate: 800, p99: 60 }],
  ['course-category/find', categoryRequests, { rate: 800, p99: 100 }],
];

/**
 * Runs the requests over parallel connections, each standing for another person: it starts with
 * another request and has its own address.
 */
async function load(origin, requests, duration) {
  let begun = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests,
    setupClient: (client) => {
      const first = begun % requests.length;
      begun += 1;
      const own = [...requests.slice(first), ...requests.slice(0, first)];
      const address = randomAddress();
      client.setRequests(
        own.map((request) => ({
          ...request,
          headers: { ...request.headers, 'x-forwarded-for': address },
        })),
      );
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new StepFailed(`${failed} requests failed: ${requests[0].path}`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const database = () => (process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database');

async function measureAll(server) {
  const rows = [];
  for (const [title, prepare, budget] of scenarios) {
    console.log(`Measuring ${title} ...`);
    const requests = await prepare(server);
    await load(server.origin, requests, 2);
    rows.push(row(title, await load(server.origin, requests, seconds), budget, ['rate']));
  }
  report(
    rows,
    `rate: answers in a second, p50 and p99: ms; ${connections} connections, ${database()}. ` +
      'What makes the requests takes processor time from what answers them.',
  );
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

async function withServer(dataDir, run) {
  const server = await startServer(dataDir);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

/** The first start creates the tables and the rows to copy. */
async function prepare(dataDir, fill) {
  await withServer(dataDir, () => undefined);
  await withDatabase(dataDir, fill);
}

const benchmarks = {
  async lists(dataDir) {
    await prepare(dataDir, fillLists);
    await withServer(dataDir, measureAllLists);
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
  const dataDir = makeDataDir();
  const benchmark = benchmarks[process.argv[2]] ?? ((folder) => withServer(folder, measureAll));
  await benchmark(dataDir);
} catch (error) {
  fail(error);
}
