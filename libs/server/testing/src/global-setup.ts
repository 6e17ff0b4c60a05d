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
    /** Template of the test databases: a file, or a database on the PostgreSQL server. */
    migrated: { snapshot: string } | { serverUrl: string; template: string };
    /** Temporary folder, removed after all tests. */
    scratch: string;
    /** Folder of the built server. */
    built: string;
  }
}

type Teardown = () => Promise<void> | void;

/** Builds the server and migrates once; test files copy the result. */
export default async function setup(project: TestProject): Promise<Teardown> {
  const scratch = mkdtempSync(join(tmpdir(), 'lms-scratch-'));
  project.provide('scratch', scratch);
  const [built, drop] = await Promise.all([
    buildServer(scratch),
    prepareDatabase(project, scratch),
  ]);
  project.provide('built', built);
  // In watch mode the workers run from source, so that changes take effect.
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
  // Shrinks the template, which makes copying fast: no database is created from PostgreSQL's own
  // templates, and a checkpoint saves replaying the log at each start.
  await database.pool.query('update pg_database set datistemplate = false');
  for (const statement of ['drop database template0', 'drop database template1', 'checkpoint']) {
    await database.pool.query(statement);
  }
  writeFileSync(snapshot, await pglite.dump());
  await database.close();
  provide('migrated', { snapshot });
  return () => {};
}
