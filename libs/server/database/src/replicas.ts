import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { sessionOptions } from './pooler';
import { quietPool, watchBusy } from './pools';
import * as schema from './schema';

/** Most milliseconds by which a replica may be behind; one that lags more is left out. */
export const maxLagMs = 5_000;
const everyMs = 1_000;
const beatLimit = 1_000;
const connectionTimeoutMillis = 2_000;
const poolSize = 10;
/** Checks without an answer after which the statements that wait for a replica are ended. */
const maxMissed = 2;
/** Time for which places of the primary are kept, to tell how far a replica lags. */
const rememberedMs = 60_000;

/** Replica of the database, for reads. */
export interface Replica {
  /** Host and port, for those who watch. */
  name: string;
  db: NodePgDatabase<typeof schema>;
  /** Milliseconds since a moment at which it held all that was written. */
  lagMs(): number;
}

/** Replicas of the database. */
export interface Replicas {
  all: readonly Replica[];
  /** Returns one that lags no more than {@link maxLagMs}, each in turn. */
  pick(): Replica | undefined;
  close(): Promise<void>;
}

/** Place of the primary in its log at a moment of this process's clock. */
interface Place {
  at: number;
  lsn: number;
}

/** Tells databases of the same name on two clusters apart, and places in a log as a number. */
const placeOf = (lsn: string) => `
  select (${lsn} - '0/0'::pg_lsn)::float8 as lsn, pg_is_in_recovery() as "isReplica",
    (select system_identifier from pg_control_system()) || current_database() as database`;

const readPlace = async (pool: Pool, lsn: string) => {
  const { rows } = await pool.query<{ lsn: number | null; isReplica: boolean; database: string }>(
    placeOf(lsn),
  );
  return rows[0];
};

const createReplica = (url: string) => {
  const connection = { connectionString: url, options: sessionOptions };
  const pool = quietPool({ ...connection, max: poolSize, connectionTimeoutMillis });
  const endBusy = watchBusy(pool);
  const heartbeatPool = quietPool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: beatLimit,
    query_timeout: beatLimit,
  });
  let currentAt = -Infinity;
  let missed = 0;
  return {
    name: new URL(url).host,
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    lagMs: () => performance.now() - currentAt,
    /** Finds the latest of the primary's places that it has passed. */
    async check(places: readonly Place[], database: string) {
      const found = await readPlace(heartbeatPool, 'pg_last_wal_replay_lsn()').catch(
        () => undefined,
      );
      missed = found ? 0 : missed + 1;
      if (missed >= maxMissed) endBusy();
      if (!found?.isReplica || found.database !== database) return;
      const passed = places.findLast(({ lsn }) => found.lsn !== null && lsn <= found.lsn);
      currentAt = Math.max(currentAt, passed?.at ?? -Infinity);
    },
    end: () => Promise.all([pool.end(), heartbeatPool.end()]),
  };
};

/**
 * Opens replicas. Once a second each is asked how far it has replayed the primary's log, which says
 * up to which moment it holds everything, whatever the clocks of the machines are; one that does not
 * answer, or is paused, lags more and more. They may be away when the server starts.
 *
 * @param primary - connection that no request waits for, so that a busy primary keeps its replicas
 */
export const openReplicas = (primary: Pool, urls: readonly string[]): Replicas => {
  const replicas = urls.map(createReplica);
  let places: Place[] = [];
  let turn = 0;
  let timer: NodeJS.Timeout;
  let ended = false;

  const round = async () => {
    const at = performance.now();
    const found = await readPlace(primary, 'pg_current_wal_lsn()').catch(() => undefined);
    if (!found) return;
    places = places.filter((place) => at - place.at < rememberedMs);
    if (found.lsn !== null) places.push({ at, lsn: found.lsn });
    await Promise.all(replicas.map((replica) => replica.check(places, found.database)));
  };
  const schedule = (pause: number) => {
    timer = setTimeout(() => void round().then(() => ended || schedule(everyMs)), pause).unref();
  };
  if (replicas.length > 0) schedule(0);

  return {
    all: replicas,
    pick() {
      const current = replicas.filter((replica) => replica.lagMs() <= maxLagMs);
      turn += 1;
      return current[turn % current.length];
    },
    async close() {
      ended = true;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.end()));
    },
  };
};

/** State of a replica for those who set it up. */
export interface ReplicaState {
  isReplica: boolean;
  isSameDatabase: boolean;
  /** Keeps the primary from removing rows that a statement still reads there. */
  givesFeedback: boolean;
}

/** Looks at a replica once. Rejects if it does not answer. */
export const examineReplica = async (primary: Pool, url: string): Promise<ReplicaState> => {
  const pool = quietPool({ connectionString: url, max: 1, connectionTimeoutMillis });
  try {
    const replayed = await readPlace(pool, 'pg_last_wal_replay_lsn()');
    const written = await readPlace(primary, 'pg_current_wal_lsn()');
    const { rows } = await pool.query('show hot_standby_feedback');
    return {
      isReplica: replayed?.isReplica === true,
      isSameDatabase: replayed?.database === written?.database,
      givesFeedback: rows[0].hot_standby_feedback === 'on',
    };
  } finally {
    await pool.end();
  }
};
