import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientConfig, Notification, Pool, PoolConfig } from 'pg';
import { type Pglite, pgliteConnections, startPglite } from './pglite';
import { checkPooler, PoolerClient, sessionOptions } from './pooler';
import { quietPool, watchBusy } from './pools';
import { openReplicas, type Replicas } from './replicas';
import * as schema from './schema';
import { reasonOf, StartError } from './start-error';
import { startUpkeep } from './upkeep';
import { startWatchdog, type WatchdogTimes } from './watchdog';

/** Open database, on PostgreSQL or embedded. */
export interface Database {
  db: NodePgDatabase<typeof schema>;
  pool: Pool;
  /** Replicas for reads that may be some seconds old; none of the embedded database. */
  replicas: Replicas;
  /**
   * Options of a connection past a pooler: what listens, migrates or locks beyond a transaction
   * needs a session of its own.
   */
  direct: ClientConfig;
  kind: 'pglite' | 'postgresql';
  /** Tells whether the database answers now; `/ready` reports the same. */
  healthy(): boolean;
  /**
   * Adds a listener for the loss of the embedded database, called once. The server must then end. A
   * lost PostgreSQL server may return, so it is not reported.
   */
  onFailure(listener: (reason: string) => void): void;
  /** Adds a listener for the first of a series of failures of the embedded database's upkeep. */
  onUpkeepFailure(listener: (error: unknown) => void): void;
  /**
   * Adds a listener for notifications on the pool's own connections. The embedded database has one
   * session for all connections, and delivers a notification to the connection that caused it.
   */
  onNotification(listener: (notification: Notification) => void): void;
  /** Copies the folder of the embedded database while it is used; PostgreSQL has tools for that. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

type Db = Database['db'];

/** Open transaction; required where rows are locked. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Database, or an open transaction of it. */
export type Executor = Db | Transaction;

/** Location of the database. */
export interface DatabaseSettings {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** Address of the same database past the pooler that `databaseUrl` names. */
  databaseDirectUrl?: string;
  /** Addresses of its replicas. */
  databaseReplicaUrls?: string[];
  dataDir: string;
}

const times: WatchdogTimes = { every: 2_000, giveUpAfter: 60_000 };
const postgresqlTimes: WatchdogTimes = { every: 2_000, giveUpAfter: 20_000 };
const beatLimit = 5_000;
const connectionTimeoutMillis = 10_000;
const postgresqlPoolSize = 20;

/**
 * Opens the database.
 *
 * @throws StartError with a one-line message if it can't be used
 */
export async function openDatabase({
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrls,
  dataDir,
}: DatabaseSettings): Promise<Database> {
  return databaseUrl
    ? openPostgresql(databaseUrl, databaseDirectUrl, { replicaUrls: databaseReplicaUrls })
    : openPglite(await startPglite(dataDir));
}

/** Returns the variable that names the database past a pooler, if there is one. */
export const directSetting = ({
  databaseDirectUrl,
}: Pick<DatabaseSettings, 'databaseDirectUrl'>) =>
  databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';

/**
 * Opens the database past a pooler and without replicas, for a command: it may need a session of its
 * own, and goes on while they are away.
 *
 * @throws StartError with a one-line message if it can't be used
 */
export async function openDirectly(settings: DatabaseSettings): Promise<Database> {
  const { databaseDirectUrl } = settings;
  return databaseDirectUrl
    ? openPostgresql(databaseDirectUrl, undefined, { setting: directSetting(settings) })
    : openDatabase({ ...settings, databaseReplicaUrls: undefined });
}

/**
 * Refuses two addresses of different databases, for a command that writes past the pooler: it would
 * leave the named one empty.
 *
 * @throws StartError
 */
export function requireOneDatabase({ databaseUrl, databaseDirectUrl }: DatabaseSettings): void {
  if (!databaseUrl || !databaseDirectUrl) return;
  const [named, direct] = [databaseUrl, databaseDirectUrl].map((url) => new URL(url).pathname);
  if (named === direct) return;
  throw new StartError(
    `DATABASE_DIRECT_URL: names the database ${direct?.slice(1)}, and DATABASE_URL ${named?.slice(1)}: name the same one, or leave DATABASE_DIRECT_URL empty.`,
  );
}

/** Refuses a database that can't hold every text. @throws StartError */
async function requireUtf8(pool: Pool, setting: string) {
  const { rows } = await pool.query(
    "select current_database() as name, current_setting('server_encoding') as encoding",
  );
  const { name, encoding } = rows[0];
  if (encoding === 'UTF8') return;
  throw new StartError(
    `${setting}: the database ${name} has the encoding ${encoding}: create another by createdb --template=template0 --encoding=UTF8.`,
  );
}

/** Connects to a running PGlite as to any PostgreSQL server; `close` stops it. */
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
  const { pool, watchdog, heartbeatPool, ...client } = connect(
    connection,
    pgliteConnections.pool,
    watch,
    fail,
  );
  const upkeepListeners: ((error: unknown) => void)[] = [];
  const endUpkeep = startUpkeep(pool, (error) => {
    for (const listener of upkeepListeners) listener(error);
  });
  return {
    ...client,
    pool,
    replicas: openReplicas(heartbeatPool, []),
    direct: connection,
    kind: 'pglite',
    healthy: () => !failed && watchdog.healthy(),
    onFailure: (listener) => void listeners.push(listener),
    onUpkeepFailure: (listener) => void upkeepListeners.push(listener),
    async copyTo(folder) {
      // Opening the copy then replays little.
      await pool.query('checkpoint');
      await pglite.copyTo(folder);
    },
    async close() {
      endUpkeep();
      // A lost database leaves its connections waiting forever; killing it rejects them.
      if (failed) await pglite.kill();
      await client.end();
      if (!failed) await pglite.stop();
    },
  };
}

/**
 * Connects to a PostgreSQL server.
 *
 * @param setting variable that names it, for messages
 * @throws StartError
 */
export async function openPostgresql(
  connectionString: string,
  directUrl?: string,
  {
    watch = postgresqlTimes,
    replicaUrls = [],
    setting = 'DATABASE_URL',
  }: { watch?: WatchdogTimes; replicaUrls?: string[] | undefined; setting?: string } = {},
): Promise<Database> {
  const named = (use: string) => `lms ${process.pid}${use}`;
  const direct = {
    connectionString: directUrl ?? connectionString,
    options: sessionOptions,
    application_name: named(' session'),
  };
  const connection = {
    ...(directUrl ? { connectionString, Client: PoolerClient } : direct),
    application_name: named(''),
  };
  const { watchdog, heartbeatPool, end, ...client } = connect(
    connection,
    postgresqlPoolSize,
    watch,
  );
  try {
    await requireUtf8(client.pool, setting);
    if (directUrl) await checkPooler(client.pool, direct);
  } catch (error) {
    await end();
    if (error instanceof StartError) throw error;
    const { host } = new URL(connectionString);
    const reason = reasonOf(error);
    const remedy = reason.includes('startup parameter')
      ? '; a pooler needs DATABASE_DIRECT_URL'
      : '';
    throw new StartError(
      `${setting}: cannot use the PostgreSQL server at ${host}: ${reason}${remedy}`,
    );
  }
  const replicas = openReplicas(heartbeatPool, replicaUrls);
  return {
    ...client,
    replicas,
    direct,
    kind: 'postgresql',
    healthy: watchdog.healthy,
    onFailure: () => {},
    onUpkeepFailure: () => {},
    async close() {
      await replicas.close();
      await end();
    },
  };
}

function connect(
  connection: PoolConfig,
  max: number,
  watch: WatchdogTimes,
  giveUp?: (reason: string) => void,
) {
  const pool = quietPool({ ...connection, max, connectionTimeoutMillis });
  const endBusy = watchBusy(pool);
  const listeners: ((notification: Notification) => void)[] = [];
  pool.on('connect', (client) =>
    client.on('notification', (notification) => {
      for (const listener of listeners) listener(notification);
    }),
  );
  const heartbeatPool = quietPool({
    ...connection,
    ...(connection.application_name && {
      application_name: `${connection.application_name} heartbeat`,
    }),
    max: 1,
    connectionTimeoutMillis: beatLimit,
    query_timeout: beatLimit,
  });
  const watchdog = startWatchdog(heartbeatPool, watch, giveUp ?? endBusy);
  return {
    pool,
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    watchdog,
    heartbeatPool,
    onNotification: (listener: (notification: Notification) => void) =>
      void listeners.push(listener),
    async end() {
      watchdog.stop();
      await Promise.all([heartbeatPool.end(), pool.end()]);
    },
  };
}
