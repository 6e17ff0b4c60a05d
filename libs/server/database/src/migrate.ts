import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client';
import { reasonOf, StartError } from './start-error';

const migrationLock = 4200_0001;
/** Beside this file in the source, beside the server in the bundle. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables up to date. On PostgreSQL several servers may start at once: one migrates, the
 * others wait. PGlite has one server only, and all its connections share one session's locks.
 *
 * @throws StartError
 */
export async function migrate({ pool, kind }: Pick<Database, 'pool' | 'kind'>): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'postgresql') await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new StartError(`The database cannot be brought up to date: ${reasonOf(cause)}`);
  } finally {
    // Closing the connection frees the lock, too.
    client.release(true);
  }
}
