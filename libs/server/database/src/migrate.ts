import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from './client';
import { reasonOf, StartError } from './start-error';

const migrationLock = 4200_0001;
/** Folder beside this file in the source, and beside the server in the bundle. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the tables to the current version. On PostgreSQL several servers may start at once: one
 * migrates while the others wait. PGlite needs no lock: it has only one server, and its connections
 * share one session.
 *
 * @throws StartError
 */
export async function migrate({ direct, kind }: Pick<Database, 'direct' | 'kind'>): Promise<void> {
  const client = new Client(direct);
  try {
    await client.connect();
    if (kind === 'postgresql') {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
    }
    await applyMigrations(drizzle(client), { migrationsFolder });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new StartError(`The database cannot be brought up to date: ${reasonOf(cause)}`);
  } finally {
    // Closing the connection releases the lock as well.
    await client.end();
  }
}
