import { Client, type ClientBase, type ClientConfig, type Pool, type QueryConfig } from 'pg';
import { reasonOf, StartError } from './start-error';

/**
 * Settings of each session. JIT compilation takes longer than it saves for pages and reports; the
 * time limit ends a statement that nobody waits for any more.
 */
export const sessionOptions = '-c timezone=UTC -c jit=off -c statement_timeout=10min';

/**
 * Client for a pooler in transaction mode, which may give each transaction another session: one
 * that does not know the names of prepared statements, so they are left out.
 */
export class PoolerClient extends Client {
  override query(config: string | QueryConfig, ...more: never[]): never {
    const unnamed = typeof config === 'object' ? Object.assign(config, { name: '' }) : config;
    return super.query(unnamed as string, ...more) as never;
  }
}

/** Settings of a session and the place of its database. */
interface SessionSettings {
  database: string;
  role: string;
  timezone: string;
  jit: 'on' | 'off';
  statementTimeout: string;
  /** Tells databases of the same name on two servers apart. */
  serverStartedAt: string;
}

export const sessionSettings = async (session: Pool | ClientBase): Promise<SessionSettings> => {
  const { rows } = await session.query(`
    select current_database() as database, current_user as role,
      current_setting('timezone') as timezone, current_setting('jit') as jit,
      current_setting('statement_timeout') as "statementTimeout",
      extract(epoch from pg_postmaster_start_time()) as "serverStartedAt"`);
  return rows[0];
};

/** Returns the statement that gives a setting to the sessions of a pooler, which passes none on. */
export const alterRole = ({ role, database }: SessionSettings, setting: string) =>
  `alter role "${role}" in database "${database}" set ${setting}`;

const directSettings = async (direct: ClientConfig) => {
  const client = new Client(direct);
  try {
    await client.connect();
    return await sessionSettings(client);
  } catch (error) {
    throw new StartError(
      `DATABASE_DIRECT_URL: cannot use the PostgreSQL server: ${reasonOf(error)}`,
    );
  } finally {
    await client.end();
  }
};

/**
 * Checks that a pooler leads to the database of the direct connection, in sessions that keep time
 * in UTC, as statements expect.
 *
 * @throws StartError
 */
export const checkPooler = async (pool: Pool, direct: ClientConfig): Promise<void> => {
  const pooled = await sessionSettings(pool);
  const { database, serverStartedAt } = await directSettings(direct);
  if (database !== pooled.database || serverStartedAt !== pooled.serverStartedAt) {
    throw new StartError('DATABASE_DIRECT_URL: names another database than DATABASE_URL.');
  }
  if (!/^(Etc\/)?UTC$/.test(pooled.timezone)) {
    throw new StartError(
      `DATABASE_URL: the pooler's sessions keep time in ${pooled.timezone}: ${alterRole(pooled, "timezone = 'UTC'")}; then have the pooler reconnect.`,
    );
  }
};
