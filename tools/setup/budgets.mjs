import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fail, root, StepFailed } from './run.mjs';

/** Budgets of JavaScript for a first visit to a page of each kind, in KB of 1024 bytes, brotli. */
const budgets = { public: 130, auth: 160, learner: 260, management: 320 };

const client = `${root}dist/apps/lms-web/client`;
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));

const { listPages } = await import(`${root}dist/apps/lms-web/server/entry-server.js`);

try {
  // Several addresses may show one page.
  const pages = new Map((await listPages()).map((page) => [page.source ?? page.path, page]));
  const rows = [...pages.values()].map(measure);
  const known = [...pages.keys()].map(keyOf);
  const unknown = Object.keys(manifest).filter((key) => isPage(key) && !known.includes(key));
  if (unknown.length > 0) throw new StepFailed(`No route of the router leads to ${unknown}`);
  console.table(rows);
  if (rows.some((row) => row.verdict !== 'ok')) {
    throw new StepFailed('A page is over its budget: load some of its JavaScript later.');
  }
} catch (error) {
  fail(error);
}

/** Measures the JavaScript that a page needs on a first visit: the entry and the page's chunk. */
function measure({ kind, path, source, sources }) {
  if (!source) throw new StepFailed(`The build did not note which file the route ${path} loads.`);
  const chunks = staticChunks(['index.html', ...sources.map(keyOf)]);
  const bytes = [...chunks].reduce((sum, key) => sum + brotliSize(key), 0);
  const kilobytes = Number((bytes / 1024).toFixed(1));
  const verdict = bytes <= budgets[kind] * 1024 ? 'ok' : 'OVER BUDGET';
  return { page: source, kind, kilobytes, budget: budgets[kind], verdict };
}

function isPage(key) {
  return manifest[key].isDynamicEntry && key.endsWith('-page.tsx');
}

/** The manifest names sources relative to the web app. */
function keyOf(source) {
  const key = relative('apps/lms-web', source).replaceAll('\\', '/');
  if (manifest[key]) return key;
  throw new StepFailed(`A route loads ${source}, which the build has no chunk for.`);
}

/** Returns the given chunks and all of their static imports. */
function staticChunks(keys, seen = new Set()) {
  for (const key of keys.filter((candidate) => !seen.has(candidate))) {
    seen.add(key);
    staticChunks(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** Small files have no `.br` beside them: compressing them would not pay. */
function brotliSize(key) {
  const file = `${client}/${manifest[key].file}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
