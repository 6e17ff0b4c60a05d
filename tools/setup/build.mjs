import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nx, root, runQuietly } from './run.mjs';

const stampFile = join(root, 'dist/build-stamp');
const sources = ['apps/lms-api', 'apps/lms-web', 'libs', 'package-lock.json', 'tsconfig.base.json'];
const products = [
  'dist/apps/lms-api/server.js',
  'dist/apps/lms-web/client',
  'dist/apps/lms-web/server',
];
const notSources = /(^|[\\/])(node_modules|dist|test-results|\.data)$|\.test\.tsx?$/;

/** Builds web and API if a source has changed since the last build. */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return;
  const { command, args, env } = nx(['run-many', '-t', 'build', '-p', 'lms-web', 'lms-api']);
  await runQuietly('Building web and API', command, args, { env });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function isBuilt(stamp) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    products.every((product) => existsSync(join(root, product)))
  );
}

/**
 * Hashes path, size and modification time of every source file, which detects changes without
 * reading the files.
 */
function sourceStamp() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Returns every source file at or below a path, in a fixed order. */
function filesIn(path) {
  if (notSources.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
