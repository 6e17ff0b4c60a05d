import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs one of the operator's commands from its source, as npm does. */
export const runCommand = async (name: string, args: string[], env: NodeJS.ProcessEnv) => {
  const script = join(import.meta.dirname, `../src/${name}-command.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
};
