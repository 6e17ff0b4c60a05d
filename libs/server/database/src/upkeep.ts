import type { Pool } from 'pg';

const every = 10_000;

interface Wanted {
  name: string;
  vacuum: boolean;
}

/** Tables that PostgreSQL's autovacuum would work on with its default thresholds. */
const wantedStatement = `
  select format('%I', stat.relname) as name,
    n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as vacuum
  from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
  order by n_mod_since_analyze desc`;

/**
 * Does for the embedded database what autovacuum does for a PostgreSQL server: counts rows anew, so
 * that statements planned for empty tables get another plan, and frees the room of old rows.
 *
 * @param tell is called with the first of a series of failures
 * @returns a function that ends it
 */
export function startUpkeep(pool: Pool, tell: (error: unknown) => void, pause = every) {
  let timer: NodeJS.Timeout;
  let ended = false;
  let failing = false;

  async function round() {
    // Counts are otherwise written when the session is idle, which the only session never is.
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<Wanted>(wantedStatement);
    for (const { name, vacuum } of rows) {
      if (ended) return;
      await pool.query(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`);
    }
  }

  function schedule() {
    timer = setTimeout(() => {
      // What failed is tried again in the next round; the watchdog tells of a lost database.
      void round()
        .then(() => (failing = false), failed)
        .then(() => ended || schedule());
    }, pause).unref();
  }

  function failed(error: unknown) {
    if (!failing && !ended) tell(error);
    failing = true;
  }

  schedule();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
