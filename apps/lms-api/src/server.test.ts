import { openDatabase, users } from '@lms/server/database';
import { copyMigratedFolder, startServer } from '@lms/server/testing';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-server-'));
  folders.push(folder);
  return folder;
};

const newDataDir = async () => {
  const folder = newFolder();
  await copyMigratedFolder(folder);
  return folder;
};

const run = (env: NodeJS.ProcessEnv) => {
  const server = startServer({ LOG_LEVEL: 'info', ...env });
  children.push(server.child);
  return server;
};

const fails = async (env: NodeJS.ProcessEnv) => {
  const { code, err } = await run(env).ended;
  expect(code).toBe(1);
  return err;
};

const register = (address: string, email: string) =>
  fetch(`${address}/lms-web/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Rahima', email, password: 'Bengal-71x' }),
  });

describe('the server', () => {
  it('keeps the mail of who registered through a kill, and stops in order on SIGTERM', async () => {
    const folder = newFolder();
    const first = run({ LMS_DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await register(await first.ready, 'rahima@example.org')).status).toBe(201);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = run({ LMS_DATA_DIR: folder });
    const address = await second.ready;
    expect((await register(address, 'rahima@example.org')).status).toBe(409);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect((await register(address, 'karim@example.org')).status).toBe(201);
    const outbox = join(folder, 'outbox');
    const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []);
    await expect.poll(mails).toContainEqual(expect.stringMatching(/\.eml$/));
    second.child.kill('SIGTERM');
    const { code, out, err } = await second.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^LMS has stopped\.\n$/m);
    expect(out).not.toMatch(/@example|Bengal|token=/);
    expect(out).toContain('"path":"/lms-web/api/auth/signup"');
  });

  it('ends by itself on SIGTERM while it starts, as the first process of a container has to', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const asked = once(silent, 'connection');
    const server = run({
      LMS_DATA_DIR: newFolder(),
      DATABASE_URL: `postgres://lms@127.0.0.1:${port}/lms`,
    });
    await asked;
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 1, signal: null, err: '' });
    silent.close();
  });

  it('finishes the request in flight before it stops, and takes no new one', async () => {
    const server = run({ LMS_DATA_DIR: await newDataDir() });
    const address = new URL(await server.ready);
    await fetch(new URL('/health', address));
    const socket = connect(Number(address.port), address.hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'Bengal-71x' });
    socket.write(
      `POST /lms-web/api/auth/authenticate HTTP/1.1\r\nHost: ${address.host}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n\r\n${body.slice(0, 9)}`,
    );
    const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';
    await expect.poll(() => answer).toBe(goOn);
    server.child.kill('SIGTERM');
    const isOpen = () =>
      fetch(new URL('/health', address)).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    socket.write(body.slice(9));
    expect((await server.ended).code).toBe(0);
    expect(answer.slice(goOn.length)).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain('auth.unknownAccount');
  });

  it('says in one line that the folder is in use', async () => {
    const folder = await newDataDir();
    await run({ LMS_DATA_DIR: folder }).ready;
    expect(await fails({ LMS_DATA_DIR: folder })).toBe(
      `LMS_DATA_DIR: the folder ${folder} is in use by another process; stop that one first.\n`,
    );
  });

  it('says in one line that the port is taken, before it opens a database', async () => {
    const folder = newFolder();
    const first = run({ LMS_DATA_DIR: await newDataDir() });
    const { port } = new URL(await first.ready);
    const second = await fails({ LMS_DATA_DIR: folder, PORT: port });
    expect(second).toBe(`PORT: the port ${port} is taken.\n`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not go into production with demo accounts, whose password everybody knows', async () => {
    const folder = await newDataDir();
    const database = await openDatabase({ dataDir: folder });
    await database.db.insert(users).values({
      username: 'system@demo.lms',
      name: 'System',
      roles: ['ROLE_SYSTEM'],
      status: 'ACTIVE',
    });
    await database.close();
    const LMS_SECRET = 'a secret that is long enough for production';
    const PUBLIC_URL = 'https://learn.example.org';
    const env = { LMS_DATA_DIR: folder, NODE_ENV: 'production', PUBLIC_URL, LMS_SECRET };
    expect(await fails(env)).toMatch(/^NODE_ENV: .* demo accounts.*\n$/);
  });

  it('says in one line that the folder can not be written, or the database not reached', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await fails({ LMS_DATA_DIR: join(file, 'data') })).toMatch(/^LMS_DATA_DIR: .*\n$/);
    const DATABASE_URL = 'postgresql://lms:hidden@127.0.0.1:1/lms';
    const line = await fails({ LMS_DATA_DIR: newFolder(), DATABASE_URL });
    expect(line).toMatch(/^DATABASE_URL: .*\n$/);
    expect(line).not.toContain('hidden');
    expect(await fails({ PORT: 'abc' })).toMatch(/^PORT .*\n$/);
  });

  it('does not take a guess at its own address in production', async () => {
    const LMS_SECRET = 'a secret that is long enough for production';
    const env = { LMS_DATA_DIR: newFolder(), NODE_ENV: 'production', LMS_SECRET };
    expect(await fails(env)).toBe('PUBLIC_URL is required in production\n');
  });
});
