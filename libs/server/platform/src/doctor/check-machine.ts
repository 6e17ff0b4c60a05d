import { knownMigrations } from '@lms/server/database';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Finding, ok } from './finding';

const products = ['lms-api/server.js', 'lms-web/client', 'lms-web/server'];

export const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld
    ? fail(`Node is ${version}: install Node 20.19 or newer.`)
    : ok(`Node is ${version}.`);
};

/** @param root folder of the workspace */
export const checkBuild = (root: string): Finding => {
  const missing = products.filter((path) => !existsSync(join(root, 'dist/apps', path)));
  return missing.length > 0
    ? fail(`Not built: ${missing.join(', ')}. npm start builds them.`)
    : ok('Web and API are built.');
};

/** Compares the clock with the time of the newest migration, which a right one has passed. */
export const checkClock = (now: Date): Finding => {
  const known = new Date(knownMigrations().at(-1)?.when ?? 0);
  return now < known
    ? fail(`The clock shows ${now.toISOString()}, before this version was made: set it (NTP).`)
    : ok(`The clock shows ${now.toISOString()}.`);
};
