import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtServer } from './built-server';

export interface ServerProcess {
  child: ChildProcess;
  /** Output so far. */
  output: { out: string; err: string };
  /** Resolves to the server's address; rejects when the server ends before it is ready. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; out: string; err: string }>;
}

/**
 * The whole server as a process of its own, on a free port and without demo data.
 *
 * @param script built file to run
 * @param args what it is given
 * @param within command that runs it
 */
export const startServer = (
  env: NodeJS.ProcessEnv,
  {
    script = join(builtServer(), 'server.js'),
    args = [],
    within = [],
  }: { script?: string; args?: string[]; within?: string[] } = {},
): ServerProcess => {
  // As `npm start` does: a test ends before the embedded database would be optimized.
  const server = [process.execPath, '--liftoff-only', script, ...args];
  const [command = process.execPath, ...more] = [...within, ...server];
  const child = spawn(command, more, {
    env: { PATH: process.env['PATH'], PORT: '0', LMS_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }));
  const address = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^LMS is ready at (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const failure = ended.then(({ err }): never => {
    throw new Error(`The server ended before it was ready: ${err}`);
  });
  const ready = Promise.race([address, failure]);
  ready.catch(() => {});
  return { child, output, ready, ended };
};
