import { apiBase } from '@lms/contract';
import { courseCategories, type Database } from '@lms/server/database';
import {
  createAccounts,
  createTestDatabase,
  openWay,
  type ServerProcess,
  startServer,
} from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCategory, path } from '../../testing/category-fixture';
import { nextAddress, openSession } from './http';

/** Time for which the database is away. */
const awayMs = Number(process.env['AWAY_SECONDS'] ?? 1) * 1_000;

interface LogLine {
  level: number;
  msg: string;
  reqId?: string;
  reason?: string;
  res?: { statusCode: number; path: string };
  err?: { stack?: string };
}

// The embedded database is in the process, and lost only with it.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a server whose PostgreSQL goes away', () => {
  let database: Database;
  let way: Awaited<ReturnType<typeof openWay>>;
  let folder: string;
  let server: ServerProcess;
  let address: string;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { users } = await createAccounts(database);
    const url = new URL(database.pool.options.connectionString ?? '');
    way = await openWay({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${way.port}`;
    folder = mkdtempSync(join(tmpdir(), 'lms-away-'));
    server = startServer({
      DATABASE_URL: url.href,
      LMS_DATA_DIR: folder,
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
    });
    address = await server.ready;
    token = await openSession(address, users.system.username);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await way.cut();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  // Refusals come so fast that one address would be limited.
  const ask = (called: string, { headers, ...options }: RequestInit = {}) =>
    fetch(address + called, {
      ...options,
      headers: { ...headers, 'x-forwarded-for': nextAddress() },
    });
  const call = (method: string, called: string, body?: object) =>
    ask(apiBase + called, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const statusOf = async (probe: string) => (await ask(probe)).status;

  it(
    'answers 503, ends no session, and goes on by itself without loss',
    { timeout: 60_000 + 2 * awayMs },
    async () => {
      const acknowledged: string[] = [];
      const refused = new Set<string>();
      let isWriting = true;
      let begun = 0;
      const write = async () => {
        while (isWriting) {
          const slug = `category-${(begun += 1)}`;
          const answer = await call('POST', path, buildCategory(slug));
          if (answer.status === 201) acknowledged.push(slug);
          else refused.add(`${answer.status} ${((await answer.json()) as { code: string }).code}`);
        }
      };
      const startWriters = () => Promise.all([write(), write(), write(), write()]);
      let writers = startWriters();
      await expect.poll(() => acknowledged.length).toBeGreaterThan(20);

      await way.cut();
      const cutAt = performance.now();
      await expect.poll(() => statusOf('/ready')).toBe(503);
      expect(await statusOf('/health')).toBe(200);
      const answer = await call('GET', '/user/me');
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'server.unavailable' }),
      ]);
      isWriting = false;
      await writers;
      const ready = new Set<number>();
      const isOver = async () => {
        ready.add(await statusOf('/ready'));
        return performance.now() - cutAt >= awayMs;
      };
      await expect.poll(isOver, { interval: 500, timeout: 2 * awayMs }).toBe(true);
      expect([...ready]).toEqual([503]);

      await way.open(way.port);
      await expect.poll(() => statusOf('/ready')).toBe(200);
      const before = acknowledged.length;
      isWriting = true;
      writers = startWriters();
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      isWriting = false;
      await writers;

      expect([...refused]).toEqual(['503 server.unavailable']);
      const stored = await database.db
        .select({ slug: courseCategories.slug })
        .from(courseCategories);
      const kept = new Set(stored.map(({ slug }) => slug));
      expect(acknowledged.filter((slug) => !kept.has(slug))).toEqual([]);
      expect((await call('GET', '/user/me')).status).toBe(200);
      expect(server.child.exitCode).toBe(null);
    },
  );

  it('has logged each refusal on one line with its reason, and the queue once', async () => {
    const linesNow = () =>
      server.output.out
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LogLine);
    const ofQueue = () =>
      linesNow()
        .map(({ msg }) => msg)
        .filter((msg) => msg.startsWith('job queue'));
    await expect.poll(ofQueue).toEqual(['job queue cannot work', 'job queue works again']);
    const lines = linesNow();
    const refused = lines.filter(({ res }) => res?.statusCode === 503 && res.path !== '/ready');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.filter(({ level, reason }) => level !== 50 || !reason)).toEqual([]);
    const ids = new Set(refused.map(({ reqId }) => reqId));
    expect(lines.filter(({ reqId }) => reqId && ids.has(reqId))).toHaveLength(refused.length);
    expect(lines.filter(({ err }) => err?.stack).length).toBeLessThan(10);
  });
});
