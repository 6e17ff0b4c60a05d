import { migrate, openDatabase, openPglite, startPgliteInMemory } from '@lms/server/database';
import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pglitePackage, pgliteWasm } from './pglite-wasm';
import { databaseUrlOf, onServer } from './postgresql';
import './provided-context';

type Teardown = () => Promise<void> | void;

/** Migrates once; the test files copy the result. */
export default async function setup(project: TestProject): Promise<Teardown> {
  const scratch = mkdtempSync(join(tmpdir(), 'lms-scratch-'));
  project.provide('scratch', scratch);
  project.provide('watching', project.config.watch);
  const drop = await prepareDatabase(project, scratch);
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
  // A copy of its own: another run may clear the cache.
  copyFileSync(await cachedSnapshot(), snapshot);
  provide('migrated', { snapshot });
  return () => {};
}

const databaseFolder = join(import.meta.dirname, '../../database/src');
const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/lms');

/** Changes with the migrations, with what runs them, and with PGlite. */
const snapshotHash = () => {
  const hash = createHash('sha256').update(readFileSync(pglitePackage()));
  for (const name of readdirSync(databaseFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(databaseFolder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

/** The file with the migrated database, made if it is not kept from an earlier run. */
async function cachedSnapshot(): Promise<string> {
  const name = `migrated-${snapshotHash()}.tar`;
  const kept = join(cacheFolder, name);
  if (existsSync(kept)) return kept;
  mkdirSync(cacheFolder, { recursive: true });
  const made = join(mkdtempSync(join(cacheFolder, 'made-')), name);
  writeFileSync(made, await dumpMigrated());
  renameSync(made, kept);
  rmSync(dirname(made), { recursive: true });
  for (const other of readdirSync(cacheFolder)) {
    if (/^migrated-.*\.tar$/.test(other) && other !== name)
      rmSync(join(cacheFolder, other), { force: true });
  }
  return kept;
}

async function dumpMigrated(): Promise<Uint8Array> {
  const pglite = await startPgliteInMemory({ wasm: await pgliteWasm() });
  const database = openPglite(pglite);
  await migrate(database);
  // Shrinks the template, which makes copying fast: no database is created from PostgreSQL's own
  // templates, and a checkpoint saves replaying the log at each start.
  await database.pool.query('update pg_database set datistemplate = false');
  for (const statement of ['drop database template0', 'drop database template1', 'checkpoint']) {
    await database.pool.query(statement);
  }
  const dump = await pglite.dump();
  await database.close();
  return dump;
}
