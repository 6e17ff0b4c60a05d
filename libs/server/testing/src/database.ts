import { type Database, openDatabase, openPglite, startPgliteInMemory } from '@lms/server/database';
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { pgliteWasm } from './pglite-wasm';
import { databaseUrlOf, onServer } from './postgresql';
import './provided-context';

/**
 * Creates a fresh migrated database, to be closed after the test: PGlite in memory, or a database
 * on the PostgreSQL server in `TEST_DATABASE_URL`, which `close` drops.
 */
export async function createTestDatabase(): Promise<Database> {
  const migrated = inject('migrated');
  if ('snapshot' in migrated) {
    const { snapshot } = migrated;
    return openPglite(await startPgliteInMemory({ snapshot, wasm: await pgliteWasm() }));
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
