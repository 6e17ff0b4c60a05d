import { apiBase } from '@lms/contract';
import { mp4 } from '@lms/course-management/api/testing';
import { uploadPieceBytes, type UploadState } from '@lms/course-management/contract';
import type { Database } from '@lms/server/database';
import {
  createAccounts,
  createTestDatabase,
  openBucket,
  openWay,
  type ServerProcess,
  startServer,
} from '@lms/server/testing';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConnectionLost, openSession } from './http';

/** Large enough for several pieces at each server. */
const film = Buffer.concat([mp4, Buffer.alloc(12 * uploadPieceBytes, 7)]);

// The embedded database serves one process only.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('servers without a folder in common', () => {
  let database: Database;
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  let folder: string;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    await createAccounts(database);
    bucket = await openBucket();
    folder = mkdtempSync(join(tmpdir(), 'lms-apart-'));
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await bucket.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const dataDir = (place: number) => join(folder, String(place));
  const start = (place: number, filesUrl = bucket.filesUrl()) => {
    servers[place] = startServer({
      DATABASE_URL: database.pool.options.connectionString,
      FILES_URL: filesUrl,
      LMS_DATA_DIR: dataDir(place),
      LMS_SECRET: 'test-secret-test-secret-test-secret',
      LOG_LEVEL: 'warn',
    });
    return servers[place].ready;
  };

  it('take the pieces of one upload, although one of them is killed', async () => {
    const addresses = await Promise.all([start(0), start(1)]);
    const token = await openSession(addresses[0] ?? '', 'org-admin@test.lms');
    const ask = async (place: number, method: string, path: string, body?: string | Buffer) => {
      const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
      const response = await fetch(addresses[place] + apiBase + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
        ...(body && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as UploadState;
    };
    const opening = JSON.stringify({ kind: 'VIDEO', name: 'film.mp4', bytes: film.length });
    let state = await ask(0, 'POST', '/upload/resumable', opening);
    const { id } = state;
    for (let turn = 0; !state.upload; turn += 1) {
      const place = turn % 2;
      const piece = film.subarray(state.received, state.received + uploadPieceBytes);
      const sending = ask(place, 'PUT', `/upload/resumable/${id}?offset=${state.received}`, piece);
      if (turn === 5) servers[place]?.child.kill('SIGKILL');
      try {
        state = await sending;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        state = await ask(0, 'GET', `/upload/${id}`);
      }
      if (turn === 5) {
        await servers[place]?.ended;
        addresses[place] = await start(place);
      }
    }
    for (const address of addresses) {
      const stored = await fetch(address + state.upload.url);
      expect(Buffer.from(await stored.arrayBuffer()).equals(film)).toBe(true);
    }
    expect(readdirSync(dataDir(0))).not.toContain('media');
    expect(readdirSync(join(dataDir(0), 'incoming'))).toEqual([]);
  });

  it('log a bucket that is away without its key, and stay up', async () => {
    const way = await openWay({ host: '127.0.0.1', port: bucket.port });
    const address = await start(2, bucket.filesUrl({ at: way.port }));
    await way.cut();
    const answer = await fetch(`${address}/lms-web/media/uploads/film.mp4`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'server.unavailable' }),
    ]);
    const logged = () => servers[2]?.output.out ?? '';
    await expect.poll(logged).toMatch(/s3\+http:\/\/127\.0\.0\.1:\d+\/lms-files: .*ECONNREFUSED/);
    expect(logged()).not.toContain('S3RVER');
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });

  it('do not start with keys that are wrong, and say so in one line without them', async () => {
    const server = startServer({
      DATABASE_URL: database.pool.options.connectionString,
      FILES_URL: bucket.filesUrl({ secret: 'another-secret' }),
      LMS_DATA_DIR: dataDir(3),
    });
    servers.push(server);
    const { code, err, out } = await server.ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^FILES_URL: s3\+http:.*: the secret does not belong to the key\.\n$/);
  });
});
