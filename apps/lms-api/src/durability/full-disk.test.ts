import { apiBase, type Problem } from '@lms/contract';
import { openDatabase } from '@lms/server/database';
import {
  copyMigratedFolder,
  createAccounts,
  type ServerProcess,
  startServer,
} from '@lms/server/testing';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from './http';

const diskBytes = 160 * 2 ** 20;

/** Runs a program with a small disk of its own, which only it sees, at the first argument. */
const onSmallDisk = [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${diskBytes} none "$0" && cp -a "$1/." "$0" && shift && exec "$@"`,
];
const [unshare = '', ...itsArguments] = onSmallDisk;
const canMount = () =>
  process.platform === 'linux' &&
  spawnSync(unshare, [...itsArguments, '/sys', import.meta.dirname, 'true']).status === 0;

// Only some systems let everybody mount a disk of his own; PostgreSQL has its disk elsewhere.
describe.skipIf(process.env['TEST_DATABASE_URL'] || !canMount())('a disk that is full', () => {
  let folder: string;
  let server: ServerProcess;
  let address: string;
  const inFolder = (path: string) => join(folder, path);
  /** The small disk, as the server sees it. */
  const disk = () => `/proc/${server.child.pid}/root${inFolder('data')}`;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lms-full-'));
    mkdirSync(inFolder('data'));
    await copyMigratedFolder(inFolder('filled'));
    const database = await openDatabase({ dataDir: inFolder('filled') });
    await createAccounts(database).finally(() => database.close());
    const env = { LMS_DATA_DIR: inFolder('data'), TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
    server = startServer(env, {
      within: [...onSmallDisk, inFolder('data'), inFolder('filled')],
    });
    address = await server.ready;
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true });
  });

  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(address + apiBase + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return `${answer.status} ${((await answer.json()) as Problem).code ?? ''}`;
  };
  const emailOf = (count: number) => `rahima-${count}@example.org`;
  /** Registers somebody at an address of the network which has not asked before. */
  const register = (count: number) =>
    post(
      '/auth/signup',
      { name: 'Rahima', email: emailOf(count), password: 'Bengal-71x' },
      { 'x-forwarded-for': `10.0.${Math.floor(count / 250)}.${count % 250}` },
    );
  const isKept = async (count: number) => {
    const asked = `/auth/is-email-exists?email=${emailOf(count)}`;
    return (await fetch(address + apiBase + asked)).text();
  };

  it('refuses uploads early and writes late, goes on reading, and recovers by itself', async () => {
    const token = await openSession(address, 'org-admin@test.lms');
    const upload = { kind: 'VIDEO', name: 'a.mp4', bytes: 1_000 };
    const uploaded = await post('/upload/resumable', upload, { authorization: `Bearer ${token}` });
    expect(uploaded).toBe('503 server.unavailable');
    expect(await register(0)).toBe('201 ');

    const filler = join(disk(), 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(diskBytes))).toThrow(/ENOSPC/);
    let count = 0;
    let answer: string;
    do answer = await register((count += 1));
    while (answer === '201 ' && count < 1_000);
    expect(answer).toBe('503 server.unavailable');
    expect((await fetch(`${address}${apiBase}/catalog/landing`)).status).toBe(200);

    rmSync(filler);
    expect(await register(count)).toBe('201 ');
    const kept = await Promise.all([0, count - 1, count].map(isKept));
    for (const text of kept) expect(text).toContain('true');
    expect(server.child.exitCode).toBe(null);
  });
});
