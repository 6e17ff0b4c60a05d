import { readFileSync } from 'node:fs';
import { makeDataDir, signIn, startServer } from './server.mjs';

/**
 * Imports 50,000 people, 137 of them faulty, undoes the import and reports time and memory: `node
 * tools/bench/import-users.mjs`, on Linux, for the built product.
 */
const rows = 50_000;
const faulty = 137;
const maxMegabytes = 512;

const began = Date.now();
const dataDir = await makeDataDir();
// Loading the demo data takes memory that a running site would not have used, so restart.
await (await startServer(dataDir)).stop();
const server = await startServer(dataDir);
const { headers, call } = await signIn(server.origin, 'system@demo.lms');

const memory = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = (name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
};
const seconds = (since) => Math.round((Date.now() - since) / 100) / 10;
const countPeople = async () => {
  const [{ count }] = await server.query('select count(*)::int as count from users');
  return count;
};

const every = Math.floor(rows / faulty);
const isFaulty = (row) => row % every === 0 && row / every < faulty;
const lines = Array.from({ length: rows }, (_, row) =>
  [
    isFaulty(row) ? `faulty-${row}` : `person-${row}@import.example`,
    `আব্দুল করিম ${row}`,
    'ROLE_USER',
    'Teacher',
    `+88017${String(row).padStart(8, '0')}`,
  ].join(';'),
);
const file = `\uFEFF${['Email;Name;Roles;Occupation;Phone', ...lines].join('\r\n')}\r\n`;

/** Polls an import until it has finished. */
const rested = async ({ batchId }) => {
  for (;;) {
    const report = await call('GET', `/user/import/${batchId}`);
    if (report.state !== 'RUNNING' && report.state !== 'UNDOING') return report;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const before = await countPeople();
console.log('ready', { people: before, memory: memory(), seconds: seconds(began) });

const form = new FormData();
form.append('file', new Blob([file], { type: 'text/csv' }), 'people.csv');
const sentAt = Date.now();
const answer = await fetch(`${server.origin}/lms-web/api/user/import`, {
  method: 'POST',
  // No content type: fetch sets it with the form's boundary.
  headers: { authorization: headers.authorization },
  body: form,
});
const begun = await answer.json();
console.log('begun', { status: answer.status, seconds: seconds(sentAt), memory: memory() });
const { items, ...counts } = await rested(begun);
const errors = items.flatMap((item) => item.errors);
console.log('done', counts, { errors: errors.length, first: errors[0] });
console.log('done', { people: await countPeople(), seconds: seconds(sentAt), memory: memory() });

const undoneAt = Date.now();
const { undone, kept, state } = await rested(
  await call('POST', `/user/import/${begun.batchId}/undo`, {}),
);
const left = (await countPeople()) - before;
const { peak } = memory();
console.log('undone', { state, undone, kept, left, seconds: seconds(undoneAt), memory: memory() });
await server.stop();
const held = errors.length === faulty && left === 0 && peak <= maxMegabytes;
if (!held) throw new Error(`Not ${faulty} faults, somebody left, or over ${maxMegabytes} MB`);
