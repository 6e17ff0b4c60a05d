import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError } from './start-error';

/** Releases the lock. */
type Release = () => void;

/**
 * Locks the data folder for this process: two processes that write to one PGlite folder silently
 * lose rows.
 *
 * @throws FolderInUseError if another process holds the lock
 */
export function lockFolder(folder: string): Promise<Release> {
  const name = `lms-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  return process.platform === 'linux'
    ? lockBySocket(folder, name)
    : Promise.resolve(lockByFile(folder, join(tmpdir(), `${name}.lock`)));
}

/** Locks by an abstract socket, which the kernel frees however the process ends (Linux only). */
function lockBySocket(folder: string, name: string): Promise<Release> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(folder) : error),
    );
    server.listen({ path: `\0${name}`, exclusive: true }, () => {
      server.unref();
      resolve(() => void server.close());
    });
  });
}

/**
 * Locks by a file with the holder's process id, outside the folder so that copies don't include it.
 */
export function lockByFile(folder: string, file: string): Release {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw new FolderInUseError(folder);
    rmSync(file);
    return lockByFile(folder, file);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
