import { StepFailed } from '#tools/setup/run.mjs';
import { burst } from './report-rows.mjs';
import { randomAddress, signIn } from './server.mjs';
import { row } from './table.mjs';

const repetitions = 5;
/** Budget of the 95th percentile in milliseconds, for one user. */
const budget = { p95: 500 };
const ranges = ['last30days', 'thisYear', 'all'];

const callers = { system: 'system@demo.lms', organization: 'orgadmin@demo.lms' };

/** Returns the reports and their sortable fields, from the OpenAPI description. */
async function findReports(origin) {
  const { paths } = await (await fetch(`${origin}/lms-web/api/openapi.json`)).json();
  const names = Object.keys(paths).filter((path) => /^\/report\/[^/]+\/find$/.test(path));
  return names.map((path) => {
    const { schema } = paths[path].post.requestBody.content['application/json'];
    return {
      path: path.replace(/\/find$/, ''),
      sortable: schema.properties.sorting.properties.column.enum,
    };
  });
}

/**
 * Returns the queries of a report: its first page as opened, by every sort order and by every
 * range, and its summary.
 */
const questionsOf = ({ sortable }) => [
  ...ranges.map((range) => ({ kind: 'find', name: range, body: { filter: { range } } })),
  ...sortable.flatMap((column) =>
    ['asc', 'desc'].map((direction) => ({
      kind: 'find',
      name: `${column} ${direction}`,
      body: { sorting: { column, direction } },
    })),
  ),
  ...ranges.map((range) => ({ kind: 'summary', name: range, body: { filter: { range } } })),
];

const percentile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

async function ask(url, headers, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new StepFailed(`${url} ${JSON.stringify(body)}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function timesOf(call) {
  await call();
  const times = [];
  for (let count = 0; count < repetitions; count += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

async function measureReport(origin, report, caller, headers) {
  const kinds = new Map();
  for (const { kind, name, body } of questionsOf(report)) {
    const url = `${origin}/lms-web/api${report.path}/${kind}`;
    const times = await timesOf(() => ask(url, headers, body));
    const { all = [], worst = { time: 0 } } = kinds.get(kind) ?? {};
    const time = percentile(times, 0.5);
    kinds.set(kind, { all: [...all, ...times], worst: time > worst.time ? { name, time } : worst });
  }
  return [...kinds].map(([kind, { all, worst }]) => {
    const figures = { p50: percentile(all, 0.5), p95: percentile(all, 0.95) };
    const title = `${report.path.split('/').at(-1)} as ${caller}: ${kind}`;
    const measured = row(title, figures, budget);
    measured.cells.slowest = `${worst.name} (${worst.time.toFixed(0)})`;
    return measured;
  });
}

/** Measures the first page and summary of every report with one user at a time. */
export async function measureReports(origin) {
  const rows = [];
  const reports = await findReports(origin);
  for (const [caller, email] of Object.entries(callers)) {
    const { headers } = await signIn(origin, email);
    for (const report of reports) {
      const url = `${origin}/lms-web/api${report.path}/find`;
      const { status } = await fetch(url, { method: 'POST', headers, body: '{}' });
      // Not every role may read every report.
      if (status === 403) continue;
      console.log(`Measuring ${report.path} as ${caller} ...`);
      rows.push(...(await measureReport(origin, report, caller, headers)));
    }
  }
  return rows;
}

/** Measures the time until the running server has counted many simultaneous activities. */
export async function measureCounting({ query }, people) {
  await query(burst, [people]);
  const start = performance.now();
  let waiting = people;
  while (waiting > 0) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    [{ waiting }] = await query('select count(*)::int as waiting from activity_changes');
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`${people} people who did something were counted within ${seconds.toFixed(1)} s.`);
}
