import { renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Counts the statements that a server sends, for `npm run bench:api -- profile`: loaded before it
 * with `--import`. SIGUSR2 writes the counts since the last one, the most frequent first.
 */
const counts = new Map();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(config, ...more) {
  const text = typeof config === 'string' ? config : (config?.text ?? 'stream');
  counts.set(text, (counts.get(text) ?? 0) + 1);
  return query.call(this, config, ...more);
};

process.on('SIGUSR2', () => {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const file = process.env.QUERY_COUNTS;
  writeFileSync(`${file}.part`, JSON.stringify(sorted));
  renameSync(`${file}.part`, file);
  counts.clear();
});
