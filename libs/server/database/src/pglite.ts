import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareDataFolder } from './data-folder';
import { lockFolder } from './data-lock';
import type { WorkerCommand, WorkerReport, WorkerSettings } from './pglite-worker.mjs';
import { reasonOf, StartError } from './start-error';

/** Embedded database that runs in a worker thread and listens on a Unix socket. */
export interface Pglite {
  /** Folder of the socket, as `pg` and `psql -h` expect it. */
  socketFolder: string;
  /** Returns the whole database as a tar file. */
  dump(): Promise<Uint8Array>;
  /**
   * Copies the database's folder as it is at one moment; statements wait only while the last
   * changes are copied. The copy is not flushed to the disk.
   */
  copyTo(folder: string): Promise<void>;
  /** Waits for the running query, flushes the data and stops. */
  stop(): Promise<void>;
  /** Stops at once, as a power failure would: for a database that no longer answers. */
  kill(): Promise<void>;
  /** Adds a listener for an unexpected end of the worker, called once. */
  onDeath(listener: (reason: string) => void): void;
}

/** Connections of the pool, and those that the socket server accepts in all. */
export const pgliteConnections = { pool: 10, limit: 20 };

/** Returns the folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'db');

/** Locks the folder and opens its database, or creates one. */
export async function startPglite(dataDir: string): Promise<Pglite> {
  prepareDataFolder(dataDir);
  const release = await lockFolder(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    if (!existsSync(folder)) await createDatabase(folder);
    const pglite = await startWorker({ folder });
    return {
      ...pglite,
      stop: () => pglite.stop().finally(release),
      kill: () => pglite.kill().finally(release),
    };
  } catch (error) {
    release();
    throw new StartError(
      `LMS_DATA_DIR: the database in ${dataDir} does not open (damaged, or of another version?): ${reasonOf(error)}`,
    );
  }
}

/**
 * Creates a database in a thread of its own: the memory that this takes is given back when the thread
 * ends, not before.
 */
const createDatabase = async (newFolder: string) => {
  const thread = await startWorker({ newFolder });
  await thread.stop();
};

type Memory = Pick<WorkerSettings, 'snapshot' | 'wasm'>;

/**
 * Starts a database in memory, empty or from the snapshot file: for tests, which start many and
 * share one compiled module.
 */
export function startPgliteInMemory(memory: Memory = {}): Promise<Pglite> {
  return startWorker(memory);
}

async function startWorker(
  where: Memory & Pick<WorkerSettings, 'folder' | 'newFolder'>,
): Promise<Pglite> {
  const socketFolder = mkdtempSync(join(tmpdir(), 'lms-'));
  const workerData: WorkerSettings = {
    ...where,
    socketFolder,
    maxConnections: pgliteConnections.limit,
  };
  const worker = new Worker(workerFile(), { workerData, execArgv: [] });
  const removeSocket = () => rmSync(socketFolder, { recursive: true, force: true });
  const deathListeners: ((reason: string) => void)[] = [];
  let ending = false;
  const ended = new Promise<void>((resolve) => {
    let reason = 'its thread ended';
    worker.on('error', (error) => (reason = reasonOf(error)));
    worker.on('exit', () => {
      removeSocket();
      resolve();
      if (!ending) for (const listener of deathListeners) listener(reason);
    });
  });

  const [first] = (await Promise.race([
    once(worker, 'message'),
    ended.then(() => [{ error: 'its thread ended' }]),
  ])) as [WorkerReport];
  if ('error' in first) {
    ending = true;
    await worker.terminate();
    throw new Error(first.error);
  }

  const send = (command: WorkerCommand) => worker.postMessage(command);
  const askNow = async (command: WorkerCommand) => {
    send(command);
    const lost = ended.then(() => [{ error: 'its thread ended' }]);
    const [report] = (await Promise.race([once(worker, 'message'), lost])) as [WorkerReport];
    if ('error' in report) throw new Error(report.error);
    return report;
  };
  let previous: Promise<unknown> = Promise.resolve();
  // In turn, because a report does not name its command.
  const ask = (command: WorkerCommand) => {
    const report = previous.then(() => askNow(command));
    previous = report.catch(() => {});
    return report;
  };

  return {
    socketFolder,
    async dump() {
      const report = await ask('dump');
      if (!('dump' in report)) throw new Error('The database gave no dump');
      return report.dump;
    },
    async copyTo(copy) {
      await ask({ copyTo: copy });
    },
    async stop() {
      ending = true;
      send('stop');
      await ended;
    },
    async kill() {
      ending = true;
      await worker.terminate();
      await ended;
    },
    onDeath: (listener) => void deathListeners.push(listener),
  };
}

/**
 * Returns the worker's file, beside this file in the source and beside the server in the bundle.
 */
function workerFile(): string {
  const name = import.meta.filename.endsWith('.ts') ? 'pglite-worker.mjs' : 'pglite-worker.js';
  return join(import.meta.dirname, name);
}
