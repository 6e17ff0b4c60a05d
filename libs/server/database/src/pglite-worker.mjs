import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { copySteps } from './copy-steps.mjs';
import { DurableFs } from './durable-fs.mjs';
import { SharedPGlite } from './shared-pglite.mjs';

/**
 * Worker thread that runs PGlite, so that a long query does not block HTTP, and serves it on a Unix
 * socket. Plain JavaScript, because Node runs it unbuilt from the source and the bundle.
 *
 * @typedef {{ newFolder?: string, folder?: string, snapshot?: string, wasm?: WebAssembly.Module,
 *   socketFolder: string, maxConnections: number }} WorkerSettings
 * @typedef {'dump' | 'stop' | { copyTo: string }} WorkerCommand
 * @typedef {{ ready: true } | { error: string } | { dump: Uint8Array } | { copied: true }} WorkerReport
 */

const durable = [
  ...SharedPGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=open_datasync',
];
const utc = ['-c', 'timezone=UTC'];

/**
 * PostgreSQL's cache. Its default of 128 MB makes the process 60 MB larger than half of it does.
 *
 * @param {number} megabytes
 */
const cacheOf = (megabytes) => ['-c', `shared_buffers=${megabytes}MB`];

/**
 * Empty database beside the bundle: to fill a folder from it takes a third of the time and 400 MB less
 * than to have PGlite make one, as it does in the source.
 */
const emptyDatabase = join(import.meta.dirname, 'empty-database.tar.gz');

/**
 * Reads a file as PGlite takes it.
 *
 * @param {string} file
 */
const blobOf = (file) => new Blob([readFileSync(file)]);

/**
 * @param {string} folder
 * @param {Blob} [loadDataDir] content of a new folder
 */
function openFolder(folder, loadDataDir) {
  return SharedPGlite.open({
    fs: new DurableFs(folder),
    loadDataDir,
    startParams: [...durable, ...utc, ...cacheOf(64)],
    extensions: { pg_trgm },
  });
}

/**
 * Creates the database in a temporary folder and renames it when it is complete and synced: an
 * interrupted start leaves nothing that looks like a database.
 *
 * @param {string} folder
 */
async function createFolder(folder) {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const database = await openFolder(
    unfinished,
    existsSync(emptyDatabase) ? blobOf(emptyDatabase) : undefined,
  );
  await database.close();
  for (const entry of readdirSync(unfinished, { recursive: true })) {
    syncToDisk(join(unfinished, String(entry)));
  }
  renameSync(unfinished, folder);
  syncToDisk(join(folder, '..'));
}

/** @param {string} path */
function syncToDisk(path) {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Opens a database in memory.
 *
 * @param {Pick<WorkerSettings, 'snapshot' | 'wasm'>} memory `snapshot` is a file written by `dump`
 */
function openInMemory({ snapshot, wasm }) {
  return SharedPGlite.open({
    pgliteWasmModule: wasm,
    loadDataDir: snapshot ? blobOf(snapshot) : undefined,
    startParams: [...SharedPGlite.defaultStartParams, ...utc, ...cacheOf(8)],
    extensions: { pg_trgm },
  });
}

/** @param {WorkerSettings} settings */
async function serve({ folder, socketFolder, maxConnections, ...memory }) {
  const db = folder ? await openFolder(folder) : await openInMemory(memory);
  const server = new PGLiteSocketServer({
    db,
    path: join(socketFolder, '.s.PGSQL.5432'),
    maxConnections,
  });
  await server.start();
  return { db, server };
}

/**
 * Copies the database while it is used. All writing is done by this thread: the second run, which
 * nothing interrupts, leaves what a power failure would leave.
 *
 * @param {string} folder
 * @param {string} to
 */
async function copyFolder(folder, to) {
  const first = copySteps(folder, to);
  while (!first.next().done) await setImmediate();
  const second = copySteps(folder, to);
  while (!second.next().done);
}

/** @param {unknown} error PGlite's errors reference its whole memory, so only the message leaves */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {WorkerReport} message */
function report(message) {
  parentPort?.postMessage(message);
}

async function run() {
  if (workerData.newFolder) {
    await createFolder(workerData.newFolder);
    report({ ready: true });
    return parentPort?.close();
  }
  const { db, server } = await serve(workerData);
  parentPort?.on('message', async (/** @type {WorkerCommand} */ command) => {
    if (typeof command === 'object') {
      return copyFolder(workerData.folder, command.copyTo).then(
        () => report({ copied: true }),
        (error) => report({ error: messageOf(error) }),
      );
    }
    if (command === 'dump') {
      const dump = await db.dumpDataDir('none');
      return report({ dump: new Uint8Array(await dump.arrayBuffer()) });
    }
    await server.stop();
    await db.close();
    parentPort?.close();
  });
  report({ ready: true });
}

try {
  await run();
} catch (error) {
  report({ error: messageOf(error) });
  parentPort?.close();
}
