import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg';

/**
 * Ignores the loss of idle connections: the pool opens others, and the watchdog reports an outage.
 */
export function quietPool(config: PoolConfig): Pool {
  return new Pool(config).on('error', () => {});
}

/** Milliseconds in which whoever uses a connection gives it back after its loss. */
const giveBackMs = 1_000;

/**
 * Has a pool outlive the loss of connections that are in use: their statements fail, and others are
 * opened. Drizzle never gives one back whose `begin` fails, so it is taken.
 *
 * @returns a function that ends the connections in use
 */
export function watchBusy(pool: Pool) {
  const busy = new Set<PoolClient>();
  const takeBack = (client: PoolClient) => {
    if (busy.has(client)) client.release(true);
  };
  pool
    .on('acquire', (client) => busy.add(client))
    .on('release', (_error, client) => busy.delete(client))
    .on('connect', (client) =>
      client
        .on('error', () => {})
        .on('end', () => setTimeout(() => takeBack(client), giveBackMs).unref()),
    );
  return () => {
    for (const client of busy) void (client as PoolClient & Client).end();
  };
}
