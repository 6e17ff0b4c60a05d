import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import './provided-context';

const projectFolder = join(import.meta.dirname, '../../../../apps/lms-api');
const longestBuildMs = 120_000;

const wait = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Makes the folder unless another test process was quicker. */
const isFirst = (folder: string) => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
};

/** Builds the server as it is shipped, from where it starts faster; once in a run of tests, when first asked for. */
export const builtServer = (): string => {
  const scratch = inject('scratch');
  const target = join(scratch, 'server');
  if (isFirst(join(scratch, 'building'))) {
    symlinkSync(join(projectFolder, '../../node_modules'), join(scratch, 'node_modules'));
    const made = join(scratch, 'building/server');
    execFileSync(process.execPath, ['build.mjs', made], { cwd: projectFolder });
    renameSync(made, target);
  }
  const end = Date.now() + longestBuildMs;
  while (!existsSync(target)) {
    if (Date.now() > end) throw new Error('The server was not built');
    wait(100);
  }
  return target;
};

/** Has workers start from the built server; those who watch their tests see the workers as they are now. */
export const useBuiltWorkers = () => {
  if (!inject('watching')) process.env['LMS_BUILT_WORKERS'] ??= builtServer();
};
