import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Pglite, startPgliteInMemory } from './pglite';
import { startWatchdog } from './watchdog';

let pglite: Pglite;
beforeAll(async () => void (pglite = await startPgliteInMemory()));
afterAll(() => pglite.stop());

describe('the watchdog', () => {
  it('notices that the database went away and that it came back', async () => {
    const way = await openWay();
    const pool = new Pool({ host: '127.0.0.1', port: way.port, user: 'postgres' });
    pool.on('error', () => {});
    const watchdog = startWatchdog(pool, { every: 1, giveUpAfter: 60_000 });
    expect(watchdog.healthy()).toBe(true);

    await way.close();
    await vi.waitUntil(() => !watchdog.healthy());
    const again = await openWay(way.port);
    await vi.waitUntil(() => watchdog.healthy());

    watchdog.stop();
    await pool.end();
    await again.close();
  });

  it('gives up a database that stays silent', async () => {
    const silent = await listen(() => {});
    const pool = new Pool({ host: '127.0.0.1', port: silent.port, connectionTimeoutMillis: 20 });
    const reason = await new Promise<string>((resolve) => {
      const watchdog = startWatchdog(pool, { every: 1, giveUpAfter: 50 }, (reason) => {
        expect(watchdog.healthy()).toBe(false);
        resolve(reason);
      });
    });
    expect(reason).toContain('no answer');
    await pool.end();
    await silent.close();
  });
});

/** A way to the database that can be cut. */
function openWay(port = 0) {
  return listen((socket) => {
    const database = connect(join(pglite.socketFolder, '.s.PGSQL.5432'));
    socket.pipe(database).pipe(socket);
    socket.on('close', () => database.destroy()).on('error', () => {});
  }, port);
}

async function listen(onConnection: (socket: Socket) => void, port = 0) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
