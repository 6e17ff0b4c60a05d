import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Notification, Pool, type PoolConfig } from 'pg';
import { type Pglite, pgliteConnections, startPglite } from './pglite';
import * as schema from './schema';
import { reasonOf, StartError } from './start-error';
import { startWatchdog, type WatchdogTimes } from './watchdog';

export interface Database {
  db: NodePgDatabase<typeof schema>;
  pool: Pool;
  kind: 'pglite' | 'postgresql';
  /** Whether the database answers now; `/ready` says the same. */
  healthy(): boolean;
  /** Told once when the embedded database is lost: the server must end. PostgreSQL may come back. */
  onFailure(listener: (reason: string) => void): void;
  /**
   * Told what the pool's own connections hear. The embedded database has one session for all of them
   * and gives a notification to whichever made it.
   */
  onNotification(listener: (notification: Notification) => void): void;
  close(): Promise<void>;
}

type Db = Database['db'];

/** An open transaction: asked for where rows are locked. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database or an open transaction of it. */
export type Executor = Db | Transaction;

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  dataDir: string;
}

const times: WatchdogTimes = { every: 2_000, giveUpAfter: 60_000 };
const beatLimit = 5_000;
const connectionTimeoutMillis = 10_000;
const postgresqlPoolSize = 20;

/** @throws StartError with one clear line when the database can't be used. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgresql(databaseUrl) : openPglite(await startPglite(dataDir));
}

/** Speaks to a running PGlite as to any PostgreSQL, and ends it with `close`. */
export function openPglite(pglite: Pglite, watch = times): Database {
  const connection = { host: pglite.socketFolder, user: 'postgres', database: 'postgres' };
  const listeners: ((reason: string) => void)[] = [];
  let failed = false;
  const fail = (reason: string) => {
    if (failed) return;
    failed = true;
    for (const listener of listeners) listener(reason);
  };
  pglite.onDeath(fail);
  const { pool, watchdog, ...client } = connect(connection, pgliteConnections.pool, watch, fail);
  return {
    ...client,
    pool,
    kind: 'pglite',
    healthy: () => !failed && watchdog.healthy(),
    onFailure: (listener) => void listeners.push(listener),
    async close() {
      // A lost database leaves its connections waiting for ever; ending it sets them free.
      if (failed) await pglite.kill();
      await client.end();
      if (!failed) await pglite.stop();
    },
  };
}

async function openPostgresql(connectionString: string): Promise<Database> {
  // Compiling a statement takes longer than what a page or a report ever gains by it.
  const connection = { connectionString, options: '-c timezone=UTC -c jit=off' };
  const { watchdog, end, ...client } = connect(connection, postgresqlPoolSize, times);
  try {
    await client.pool.query('select 1');
  } catch (error) {
    await end();
    const { host } = new URL(connectionString);
    throw new StartError(
      `DATABASE_URL: cannot use the PostgreSQL server at ${host}: ${reasonOf(error)}`,
    );
  }
  return {
    ...client,
    kind: 'postgresql',
    healthy: watchdog.healthy,
    onFailure: () => {},
    close: end,
  };
}

function connect(
  connection: PoolConfig,
  max: number,
  watch: WatchdogTimes,
  giveUp?: (reason: string) => void,
) {
  const pool = quietPool({ ...connection, max, connectionTimeoutMillis });
  const listeners: ((notification: Notification) => void)[] = [];
  pool.on('connect', (client) =>
    client.on('notification', (notification) => {
      for (const listener of listeners) listener(notification);
    }),
  );
  const heartbeatPool = quietPool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: beatLimit,
    query_timeout: beatLimit,
  });
  const watchdog = startWatchdog(heartbeatPool, watch, giveUp);
  return {
    pool,
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    watchdog,
    onNotification: (listener: (notification: Notification) => void) =>
      void listeners.push(listener),
    async end() {
      watchdog.stop();
      await Promise.all([heartbeatPool.end(), pool.end()]);
    },
  };
}

/** Losing an idle connection is no event: the pool opens another, and the watchdog notices an outage. */
function quietPool(config: PoolConfig): Pool {
  return new Pool(config).on('error', () => {});
}
