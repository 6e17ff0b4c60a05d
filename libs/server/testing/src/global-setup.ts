import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPglite, migrate, startPgliteInMemory } from '@lms/server/database';
import { pgliteWasm } from './pglite-wasm';
import { databaseUrlOf, onServer } from './postgresql';
import { buildServer } from './server-process';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test database is copied from: a file, or a database on the PostgreSQL server. */
    migrated: { snapshot: string } | { serverUrl: string; template: string };
    /** A folder that goes when all tests are over. */
    scratch: string;
    /** The folder with the server as it is shipped. */
    built: string;
  }
}

type Teardown = () => Promise<void> | void;

/** Builds the server and migrates once; the test files copy the result. */
export default async function setup(project: TestProject): Promise<Teardown> {
  const scratch = mkdtempSync(join(tmpdir(), 'lms-scratch-'));
  project.provide('scratch', scratch);
  const [built, drop] = await Promise.all([
    buildServer(scratch),
    prepareDatabase(project, scratch),
  ]);
  project.provide('built', built);
  // Who works on them sees what they are now.
  if (!project.config.watch) process.env['LMS_BUILT_WORKERS'] = built;
  return async () => {
    await drop();
    rmSync(scratch, { recursive: true });
  };
}

async function prepareDatabase({ provide }: TestProject, scratch: string): Promise<Teardown> {
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
  const snapshot = join(scratch, 'migrated.tar');
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
  return () => {};
}
