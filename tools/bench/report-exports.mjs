import { readFileSync } from 'node:fs';
import { StepFailed } from '../setup/run.mjs';
import { randomAddress, signIn } from './server.mjs';
import { row } from './table.mjs';

const formats = ['csv', 'xlsx', 'pdf'];
const rows = 100_000;
/** Megabytes that the server grows by at most while it writes all of them. */
const budget = { growth: 200 };
const pageBytes = 4_096;
const lookEveryMs = 50;

/** Lines of the server's log from a day long ago, so that they are a report by themselves. */
const fill = `
  insert into system_log (id, at, level, source, message, request_id, status, duration_ms)
  select gen_random_uuid(), timestamptz '2001-01-01' + make_interval(secs => n / 2), 'INFO', 'request',
    'GET /course/:id ' || n, gen_random_uuid()::text, 200, n % 900
  from generate_series(1, $1::int) n`;
const query = { filter: { range: { from: '2001-01-01', to: '2001-01-03' } } };

const megabytesOf = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6;

async function exportAll(origin, headers, format) {
  const asked = new URLSearchParams({ format, language: 'en', query: JSON.stringify(query) });
  const url = `${origin}/lms-web/api/report/system-log-report/export?${asked}`;
  const answer = await fetch(url, { headers: { ...headers, 'x-forwarded-for': randomAddress() } });
  if (!answer.ok) throw new StepFailed(`${url}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

export const fillExports = (run) => run(fill, [rows]);

/** The time and the memory that the server needs to write all rows of a report. */
export async function measureExports({ origin, pid }) {
  const { headers } = await signIn(origin, 'system@demo.lms');
  const measured = [];
  for (const format of formats) {
    console.log(`Measuring an export of ${rows} rows as ${format} ...`);
    const before = megabytesOf(pid);
    let most = before;
    const look = setInterval(() => (most = Math.max(most, megabytesOf(pid))), lookEveryMs);
    const start = performance.now();
    const bytes = await exportAll(origin, headers, format);
    clearInterval(look);
    const seconds = (performance.now() - start) / 1000;
    const figures = { seconds, size: bytes / 1e6, before, growth: most - before };
    measured.push(row(`${rows} rows as ${format}`, figures, budget));
  }
  return measured;
}
