import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

const client = `${root}dist/apps/lms-web/client`;

/** JavaScript that a first visit may cost, in KB of 1024 bytes, brotli. */
const budgets = { public: 115, auth: 190, learner: 260, management: 320 };

/** What every page loads, and what each page adds: source files as the router imports them. */
const entry = 'apps/lms-web/index.html';
const pages = [{ name: 'entry', group: 'public', routes: [] }];

const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
const rows = pages.map((page) => {
  const chunks = staticChunks([entry, ...page.routes].map(keyOf));
  const kilobytes = [...chunks].reduce((sum, key) => sum + brotliSize(key), 0) / 1024;
  const over = kilobytes > budgets[page.group];
  const verdict = over ? 'OVER BUDGET' : 'ok';
  return { ...page, over, kilobytes: kilobytes.toFixed(1), budget: budgets[page.group], verdict };
});
console.table(rows, ['name', 'group', 'kilobytes', 'budget', 'verdict']);
if (rows.some((row) => row.over)) {
  console.error('JavaScript on first visit is over its budget: load it later, or do without it.');
  process.exit(1);
}

/** The manifest names sources relative to the web app. */
function keyOf(source) {
  const key = relative('apps/lms-web', source).replaceAll('\\', '/');
  if (manifest[key]) return key;
  console.error(`tools/setup/budgets.mjs names ${source}, which is not in the client's manifest.`);
  process.exit(1);
}

/** The given chunks and all that they import before they can run. */
function staticChunks(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    staticChunks(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** Files too small to be worth compressing have no `.br` beside them. */
function brotliSize(key) {
  const file = `${client}/${manifest[key].file}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
