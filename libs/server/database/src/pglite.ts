import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { prepareDataFolder } from './data-folder';
import { lockFolder } from './data-lock';
import { reasonOf, StartError } from './start-error';
import type { WorkerReport, WorkerSettings } from './pglite-worker.mjs';

/** An embedded database that runs in its worker and listens on a Unix socket. */
export interface Pglite {
  /** The folder of the socket, as `pg` and `psql -h` want it. */
  socketFolder: string;
  /** The whole database as one tar file. */
  dump(): Promise<Uint8Array>;
  /** Waits for the running query, writes everything down and ends. */
  stop(): Promise<void>;
  /** Ends at once, as a power cut would: for a database that no longer answers. */
  kill(): Promise<void>;
  /** Told once when the worker ends by itself. */
  onDeath(listener: (reason: string) => void): void;
}

export const pgliteConnections = { pool: 10, limit: 20 };

/** Opens the folder, which it locks, or makes one. */
export async function startPglite(dataDir: string): Promise<Pglite> {
  prepareDataFolder(dataDir);
  const release = await lockFolder(dataDir);
  try {
    const pglite = await startWorker({ folder: join(dataDir, 'db') });
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

type Memory = Pick<WorkerSettings, 'snapshot' | 'wasm'>;

/**
 * A database in memory, empty or as the snapshot file has it: for tests, which start many and give
 * each the same compiled program.
 */
export function startPgliteInMemory(memory: Memory = {}): Promise<Pglite> {
  return startWorker(memory);
}

async function startWorker(where: Memory & Pick<WorkerSettings, 'folder'>): Promise<Pglite> {
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

  return {
    socketFolder,
    async dump() {
      worker.postMessage('dump');
      const [report] = (await once(worker, 'message')) as [WorkerReport];
      if (!('dump' in report)) throw new Error('The database gave no dump');
      return report.dump;
    },
    async stop() {
      ending = true;
      worker.postMessage('stop');
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

/** The worker lies beside this file in the source, and beside the server in the bundle. */
function workerFile(): string {
  const name = import.meta.filename.endsWith('.ts') ? 'pglite-worker.mjs' : 'pglite-worker.js';
  return join(import.meta.dirname, name);
}
