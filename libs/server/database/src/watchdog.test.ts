import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Pglite, startPgliteInMemory } from './pglite';
import { startWatchdog } from './watchdog';

const folder = mkdtempSync(join(tmpdir(), 'lms-way-'));
let pglite: Pglite;
beforeAll(async () => void (pglite = await startPgliteInMemory()));
afterAll(async () => {
  await pglite.stop();
  rmSync(folder, { recursive: true });
});

describe('the watchdog', () => {
  it('notices that the database went away and that it came back', async () => {
    const way = await openWay();
    const pool = new Pool({ host: folder, user: 'postgres' });
    pool.on('error', () => {});
    const watchdog = startWatchdog(pool, { every: 1, giveUpAfter: 60_000 });
    expect(watchdog.healthy()).toBe(true);

    await way.close();
    await expect.poll(watchdog.healthy).toBe(false);
    const again = await openWay();
    await expect.poll(watchdog.healthy).toBe(true);

    watchdog.stop();
    await pool.end();
    await again.close();
  });

  it('gives up a database that stays silent, and notices when it is back', async () => {
    const silent = await listen(() => {});
    const pool = new Pool({ host: folder, user: 'postgres', connectionTimeoutMillis: 200 });
    pool.on('error', () => {});
    const reasons: string[] = [];
    const watchdog = startWatchdog(pool, { every: 1, giveUpAfter: 50 }, (reason) =>
      reasons.push(reason),
    );
    await expect.poll(() => reasons.length).toBeGreaterThan(1);
    expect(watchdog.healthy()).toBe(false);
    expect(reasons[0]).toContain('no answer');

    await silent.close();
    const way = await openWay();
    await expect.poll(watchdog.healthy).toBe(true);
    watchdog.stop();
    await pool.end();
    await way.close();
  });
});

/** Opens a connection to the database that can be cut. */
function openWay() {
  return listen((socket) => {
    const database = connect(join(pglite.socketFolder, '.s.PGSQL.5432'));
    socket.pipe(database).pipe(socket);
    socket.on('close', () => database.destroy()).on('error', () => {});
  });
}

/** Listens on a Unix socket: another process could take over the port of a closed server. */
async function listen(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
