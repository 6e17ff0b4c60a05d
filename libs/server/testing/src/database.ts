import { type Database, openDatabase } from '@lms/server/database';
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrlOf, onServer } from './postgresql';
import './provided-context';
import { openReusedPglite } from './reused-pglite';

/**
 * Opens a migrated database without rows, to be closed after the test: PGlite in memory, emptied
 * for the next test, or a database on the PostgreSQL server in `TEST_DATABASE_URL`, which `close`
 * drops.
 */
export async function createTestDatabase(): Promise<Database> {
  const migrated = inject('migrated');
  if ('snapshot' in migrated) {
    return openReusedPglite(migrated.snapshot);
  }

  const { serverUrl, template } = migrated;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const database = await openDatabase({
    databaseUrl: databaseUrlOf(serverUrl, name),
    dataDir: '',
  });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
