import { databaseUrlOf, onServer, type ServerProcess, startServer } from '@lms/server/testing';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBuiltCommand } from '../../testing/run-command';
import { answersOf, recordCalls, signInAll } from './recorded-calls';

const serverUrl = process.env['TEST_DATABASE_URL'];
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const names = ['live', 'restored'].map((name) => `lms_${name}_${randomBytes(6).toString('hex')}`);

let folder: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lms-restored-'));
  if (serverUrl) for (const name of names) await onServer(serverUrl, `create database ${name}`);
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  if (serverUrl) {
    for (const name of names) await onServer(serverUrl, `drop database ${name} with (force)`);
  }
  rmSync(folder, { recursive: true });
});

/** Settings of the site that is live, or of the one that is restored. */
const settingsOf = (at: 0 | 1): NodeJS.ProcessEnv => ({
  LMS_DATA_DIR: join(folder, `${at}`),
  LMS_BACKUP_DIR: join(folder, 'backups'),
  LMS_DEMO: '1',
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  TMPDIR: folder,
  ...(serverUrl && { DATABASE_URL: databaseUrlOf(serverUrl, names[at] ?? '') }),
});
const start = (at: 0 | 1) => {
  const server = startServer(settingsOf(at));
  servers.push(server);
  return server;
};

it.skipIf(serverUrl && !hasTools)('a site that is restored answers as before', async () => {
  const live = start(0);
  const address = await live.ready;
  const tokens = await signInAll(address);
  const recorded = await recordCalls(address, tokens);
  expect(recorded.length).toBeGreaterThan(200);
  const backedUp = await runBuiltCommand('backup', [], settingsOf(0));
  expect(backedUp).toMatchObject({ code: 0, err: '' });
  live.child.kill('SIGKILL');
  await live.ended;

  const [, backup = ''] = /^Backed up to (.+)\n$/.exec(backedUp.out) ?? [];
  const restored = await runBuiltCommand('restore', [backup], settingsOf(1));
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(await answersOf(await start(1).ready, tokens, recorded)).toEqual(recorded);
});
