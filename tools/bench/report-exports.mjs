import { StepFailed } from '#tools/setup/run.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { randomAddress, signIn } from './server.mjs';
import { row } from './table.mjs';

const report = 'system-log-report';
const formats = ['csv', 'xlsx', 'pdf'];
/** Number of rows in the reports of each year. */
const rowsOf = { 2001: 10_000, 2002: 100_000 };
const [few, many] = Object.keys(rowsOf);
/** Maximum growth of the server's memory, in megabytes, for ten times as many rows. */
const budget = { more: 32 };
const lookEveryMs = 100;

/** System log entries of past years, so that each year is a report of its own. */
const fill = `
  insert into system_log (id, at, level, source, message, request_id, status, duration_ms)
  select gen_random_uuid(), make_date($1::int, 1, 2) + make_interval(secs => n), 'INFO', 'request',
    'GET /course/:id ' || n, gen_random_uuid()::text, 200, n % 900
  from generate_series(1, $2::int) n`;

export async function fillExports(run) {
  for (const [year, rows] of Object.entries(rowsOf)) await run(fill, [year, rows]);
}

const queryOf = (year, column) => ({
  filter: { range: { from: `${year}-01-01`, to: `${year}-12-31` } },
  sorting: { column, direction: 'desc' },
});

/**
 * Ways to export: one order of rows is read in pages, the other by a cursor. Each returns the size
 * of the file in bytes.
 */
const ways = {
  async download({ origin, headers }, format, year) {
    const query = JSON.stringify(queryOf(year, 'at'));
    const asked = new URLSearchParams({ format, language: 'en', query });
    const url = `${origin}/lms-web/api/report/${report}/export?${asked}`;
    const answer = await fetch(url, {
      headers: { ...headers, 'x-forwarded-for': randomAddress() },
    });
    if (!answer.ok) throw new StepFailed(`${url}: ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    return bytes;
  },
  async file({ call }, format, year) {
    const query = queryOf(year, 'durationMs');
    let file = await call('POST', '/report-file', { report, query, format, language: 'en' });
    while (['QUEUED', 'RUNNING'].includes(file.status)) {
      await setTimeout(lookEveryMs);
      file = await call('GET', `/report-file/${file.id}`);
    }
    if (file.status !== 'READY') throw new StepFailed(`${file.fileName}: ${file.status}`);
    return file.size;
  },
};

/** Returns the peak resident memory of a process while `run` runs, in megabytes. */
async function peakDuring(pid, run) {
  // Resets the peak (see proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await run();
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Measures an export's time and the server's memory, which must not grow with the rows. */
export async function measureExports({ origin, pid }) {
  const measured = [];
  for (const [way, write] of Object.entries(ways)) {
    for (const format of formats) {
      const caller = { origin, ...(await signIn(origin, 'system@demo.lms')) };
      console.log(`Measuring ${rowsOf[many]} rows as ${format}, ${way} ...`);
      // Warm up, so that what is loaded once is not counted.
      await write(caller, format, few);
      const small = await peakDuring(pid, () => write(caller, format, few));
      const start = performance.now();
      let bytes = 0;
      const large = await peakDuring(pid, async () => {
        bytes = await write(caller, format, many);
      });
      const seconds = (performance.now() - start) / 1000;
      const figures = { seconds, size: bytes / 1e6, small, large, more: large - small };
      measured.push(row(`${rowsOf[many]} rows as ${format}, ${way}`, figures, budget));
    }
  }
  return measured;
}
