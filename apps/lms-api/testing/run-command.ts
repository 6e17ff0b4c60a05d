import { builtServer } from '@lms/server/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const start = (args: string[], env: NodeJS.ProcessEnv) =>
  // A command ends before the embedded database would be optimized.
  spawn(process.execPath, ['--liftoff-only', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const run = async (args: string[], env: NodeJS.ProcessEnv) => {
  const child = start(args, env);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
};

/** Runs one of the operator's commands from its source, as npm does. */
export const runCommand = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
  run(
    ['--import', 'tsx', join(import.meta.dirname, `../src/commands/${name}-command.ts`), ...args],
    env,
  );

const builtCommand = (name: string) => join(builtServer(), `${name}.js`);

/** Runs one of them as it is built, as a container does. */
export const runBuiltCommand = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
  run([builtCommand(name), ...args], env);

/** Starts one of them as it is built, for a test that interrupts it. */
export const startBuiltCommand = (name: string, env: NodeJS.ProcessEnv) =>
  start([builtCommand(name)], env);
