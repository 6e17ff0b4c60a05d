import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { serverArgs, serverEnv } from './server-process.mjs';

const megabyte = 1024;
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-small-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['build.mjs', join(folder, 'dist/apps/lms-api')], {
    cwd: join(root, 'apps/lms-api'),
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server; returns the most memory that it took until it was ready, in MB. */
const memoryOfStart = async () => {
  const env = {
    ...process.env,
    ...serverEnv,
    PORT: '0',
    LMS_DEMO: '0',
    LMS_DATA_DIR: `${folder}/data`,
  };
  const server = spawn(process.execPath, serverArgs, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout))
    if (line.startsWith('LMS is ready')) break;
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  server.kill();
  await once(server, 'exit');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / megabyte;
};

describe.skipIf(process.platform !== 'linux')('a server on a machine of 512 MB', () => {
  it.each(['for the first time', 'again'])(
    'starts %s on its embedded database',
    async () => {
      expect(await memoryOfStart()).toBeLessThan(512);
    },
    120_000,
  );
});
