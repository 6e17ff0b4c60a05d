import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPglite } from '../db/client';
import { migrate } from '../db/migrate';
import { startPgliteInMemory } from '../db/pglite';
import { pgliteWasm } from './pglite-wasm';
import { databaseUrlOf, onServer } from './postgresql';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test database is copied from: a file, or a database on the PostgreSQL server. */
    migrated: { snapshot: string } | { serverUrl: string; template: string };
  }
}

/** Migrates once; the test files copy the result. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void> | void> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) {
    const template = `lms_test_${randomBytes(6).toString('hex')}`;
    await onServer(serverUrl, `create database ${template}`);
    const database = await openDatabase({
      databaseUrl: databaseUrlOf(serverUrl, template),
      dataDir: '',
    });
    await migrate(database);
    await database.close();
    provide('migrated', { serverUrl, template });
    return () => onServer(serverUrl, `drop database ${template} with (force)`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'lms-snapshot-'));
  const snapshot = join(folder, 'migrated.tar');
  const pglite = await startPgliteInMemory({ wasm: await pgliteWasm() });
  const database = openPglite(pglite);
  await migrate(database);
  // A copy is as fast as it is small: no database is made from the templates, and what is not in the
  // tables yet would be replayed at its start.
  await database.pool.query('update pg_database set datistemplate = false');
  for (const statement of ['drop database template0', 'drop database template1', 'checkpoint']) {
    await database.pool.query(statement);
  }
  writeFileSync(snapshot, await pglite.dump());
  await database.close();
  provide('migrated', { snapshot });
  return () => rmSync(folder, { recursive: true });
}
