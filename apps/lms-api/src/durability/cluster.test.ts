import type { Database } from '@lms/server/database';
import {
  builtServer,
  createAccounts,
  createTestDatabase,
  type ServerProcess,
  startServer,
} from '@lms/server/testing';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextAddress } from './http';

const script = () => join(builtServer(), 'cluster.js');

let folder: string;
let cluster: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-cluster-'));
});
afterEach(async () => {
  cluster?.child.kill('SIGKILL');
  await cluster?.ended;
  rmSync(folder, { recursive: true });
});

it('takes no embedded database for several servers', async () => {
  cluster = startServer({ LMS_DATA_DIR: folder }, { script: script() });
  expect(await cluster.ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^DATABASE_URL: .*\n$/),
  });
});

it('says in one line that the port is taken, before a server opens the database', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const DATABASE_URL = 'postgres://lms@127.0.0.1:1/lms';
  const env = { LMS_DATA_DIR: folder, DATABASE_URL, PORT: String(port) };
  cluster = startServer(env, { script: script() });
  expect(await cluster.ended).toMatchObject({
    code: 1,
    err: `PORT: the port ${port} is taken.\n`,
  });
  other.close();
});

it('takes no more servers than the machine can use', async () => {
  cluster = startServer({ LMS_DATA_DIR: folder }, { script: script(), args: ['1000'] });
  expect(await cluster.ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^Say how many servers to start, on this machine at most \d+: .*\n$/,
    ),
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a cluster of servers', () => {
  let database: Database;
  let address: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    // Where somebody is, no demo data are loaded.
    await createAccounts(database);
    const DATABASE_URL = database.pool.options.connectionString;
    const env = {
      DATABASE_URL,
      LMS_DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      LMS_DEMO: '1',
    };
    cluster = startServer(env, { script: script() });
    address = await cluster.ready;
    await expect.poll(started).toBe(3);
  });
  afterEach(() => database.close());

  const started = () => cluster?.output.out.match(/LMS is ready/g)?.length;
  /** Process ids of the servers. */
  const servers = () => {
    const { pid } = cluster?.child ?? {};
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  };
  /** Asks from an address of its own, and on a connection of its own if no agent keeps one. */
  const ask = async (agent: Agent | false) => {
    const options = {
      agent,
      headers: { 'x-forwarded-for': nextAddress() },
      signal: AbortSignal.timeout(30_000),
    };
    const [answer] = (await once(get(`${address}/ready`, options), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  const askWhile = async (goesOn: () => boolean) => {
    const answers = new Set<number | undefined>();
    const kept = new Agent({ keepAlive: true });
    const askOn = async (_: unknown, at: number) => {
      while (goesOn()) answers.add(await ask(at % 2 === 0 && kept));
    };
    await Promise.all(Array.from({ length: 8 }, askOn));
    kept.destroy();
    return [...answers];
  };

  it('is replaced one after another on SIGHUP, and answers all the time', async () => {
    const before = servers();
    cluster?.child.kill('SIGHUP');
    const isReplaced = () =>
      servers().length === 3 && servers().every((pid) => !before.includes(pid));
    expect(await askWhile(() => !isReplaced())).toEqual([200]);
    expect(started()).toBe(6);
    cluster?.child.kill('SIGTERM');
    expect(await cluster?.ended).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^LMS has stopped\.\n$/m),
    });
    expect(cluster?.output.out.match(/has stopped/g)).toHaveLength(1);
    expect(cluster?.output.out.match(/Demo accounts/g)).toHaveLength(1);
  });

  it('has another server for one that is killed', async () => {
    const [victim = 0, ...others] = servers();
    process.kill(victim, 'SIGKILL');
    await expect.poll(started).toBe(4);
    expect(cluster?.output.err).toBe(
      `Server ${victim} ended (SIGKILL). Another one takes its place.\n`,
    );
    expect(servers()).toEqual(expect.arrayContaining(others));
    expect(servers()).toHaveLength(3);
    expect(await ask(false)).toBe(200);
  });
});
