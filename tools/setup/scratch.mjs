import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in memory that Linux has. */
const memory = '/dev/shm';
const bytesNeeded = 3 * 2 ** 30;
const named = /^lms-test-(\d+)$/;

const hasRoom = () => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= bytesNeeded;
};

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Gives this process and those that it starts a folder for temporary files, in memory where there
 * is room: a third of what the tests of backups and killed servers take is waiting for the disk.
 * They prove what outlives a process, for which memory is as good. The folder goes when the process
 * ends, and with the next run if it was killed.
 */
export const useScratch = () => {
  const parent = hasRoom() ? memory : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = Number(named.exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `lms-test-${process.pid}`);
  mkdirSync(folder);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
