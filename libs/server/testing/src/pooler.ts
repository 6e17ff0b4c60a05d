import type { Database } from '@lms/server/database';
import { databaseUrlOf } from './postgresql';

/** Address of a pooler in transaction mode before the PostgreSQL server of the tests. */
export const poolerUrl = process.env['TEST_POOLER_URL'] ?? '';

/** Returns the settings of a server that reaches a fresh test database through the pooler. */
export const throughPooler = async ({ pool }: Database, timezone = 'UTC') => {
  const { connectionString: direct = '' } = pool.options;
  const name = new URL(direct).pathname.slice(1);
  await pool.query(`alter database ${name} set timezone = '${timezone}'`);
  return { DATABASE_URL: databaseUrlOf(poolerUrl, name), DATABASE_DIRECT_URL: direct };
};
