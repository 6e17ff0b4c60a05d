import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, runQuietly } from './run.mjs';

/** Installs the npm packages when node_modules is missing or differs from package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled(root)) return;
  const { command, args, shell } = npm(['ci', '--include=dev', '--no-progress']);
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  await runQuietly('Installing npm packages', command, args, { env, shell });
}

/**
 * Compares the lock file with the one npm leaves inside node_modules when it has finished.
 * Optional packages may be absent: most of them are for other systems.
 */
export function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedLock);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
