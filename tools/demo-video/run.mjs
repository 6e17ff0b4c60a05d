import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program; rejects with its error output if it fails. */
export async function run(program, args) {
  try {
    await execute(program, args);
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error(`${program} is not installed`, { cause: error });
    throw new Error(`${program} failed: ${error.stderr}`, { cause: error });
  }
}
