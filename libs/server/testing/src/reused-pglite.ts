import { type Database, openPglite, type Pglite, startPgliteInMemory } from '@lms/server/database';
import { Client, type QueryResult } from 'pg';
import { pgliteWasm } from './pglite-wasm';

interface Kept {
  pglite: Pglite;
  /** Tells whether a test has changed the schema, or a setting of the session. */
  state: string;
  /** Statement that takes away what tests have written. */
  emptying: string;
  rowsRemoved: number;
}

/** Migrated databases without rows that the next tests of this process take. */
const idle: Kept[] = [];
const idleAtMost = 2;
/** Rows that leave their room behind them, which slows scans and changes plans. */
const rowsRemovedAtMost = 5_000;

const schemaTables = ['pg_class', 'pg_constraint', 'pg_trigger', 'pg_index', 'pg_policy'];
const stateQuery = `select concat_ws(' ',
  ${schemaTables.map((name) => `(select concat(count(*), ':', max(xmin::text::bigint)) from ${name})`).join()},
  (select concat(count(*), ':', max(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
  (select concat(count(*), ':', max(oid)) from pg_proc where oid >= 16384),
  (select count(*) from pg_settings where source = 'session')) as state`;

const stateOf = async (client: Client) =>
  (await client.query<{ state: string }>(stateQuery)).rows[0]!.state;

const withClient = async <Result>(
  { socketFolder }: Pglite,
  use: (client: Client) => Promise<Result>,
) => {
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

const start = async (snapshot: string): Promise<Kept> => {
  const pglite = await startPgliteInMemory({ snapshot, wasm: await pgliteWasm() });
  return withClient(pglite, async (client) => {
    const { rows } = await client.query<{ statement: string }>(`
      select format('delete from public.%I', tablename) as statement
        from pg_tables where schemaname = 'public'
      union all
      select format('select setval(%L, %s, false)', format('public.%I', sequencename), start_value)
        from pg_sequences where schemaname = 'public'`);
    const statements = rows.map(({ statement }) => `${statement};`).join('\n');
    return {
      pglite,
      state: await stateOf(client),
      // Foreign keys are triggers, which no row needs any more.
      emptying: `begin; set local session_replication_role = replica; ${statements} select pg_advisory_unlock_all(); commit`,
      rowsRemoved: 0,
    };
  });
};

/** Empties the database; returns `false` if it is no longer as a fresh one. */
const empty = (kept: Kept) =>
  withClient(kept.pglite, async (client) => {
    const results = (await client.query(kept.emptying)) as unknown as QueryResult[];
    for (const { command, rowCount } of results) {
      if (command === 'DELETE') kept.rowsRemoved += rowCount ?? 0;
    }
    return kept.rowsRemoved <= rowsRemovedAtMost && (await stateOf(client)) === kept.state;
  });

const giveBack = async (kept: Kept) => {
  const isFresh = idle.length < idleAtMost && (await empty(kept).catch(() => false));
  if (isFresh) idle.push(kept);
  else await kept.pglite.stop();
};

/**
 * Opens a migrated database in memory without rows. What a test has closed is emptied for the next
 * one, which takes a tenth of starting another.
 */
export const openReusedPglite = async (snapshot: string): Promise<Database> => {
  const kept = idle.pop() ?? (await start(snapshot));
  return openPglite({ ...kept.pglite, stop: () => giveBack(kept) });
};
