import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace, where every command runs. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const windows = process.platform === 'win32';
const pinned = join(
  root,
  `node_modules/node-${windows ? 'win' : process.platform}-${process.arch}/bin/node${windows ? '.exe' : ''}`,
);

/**
 * Returns the Node that the lock file pins. The first command after a clone begins on the machine's
 * own, which also serves where no package has been made for the system.
 */
export const node = () => (existsSync(pinned) ? pinned : process.execPath);

/** Failure whose reason was already printed, so that no stack trace is needed. */
export class StepFailed extends Error {}

/**
 * Runs a program with its output visible, held back until `shownAfter` is settled; resolves to its
 * exit code.
 */
export function run(command, args, { env = {}, shell = false, shownAfter } = {}) {
  return new Promise((resolve) => {
    const output = shownAfter ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      shell,
    });
    if (shownAfter) hold(child, shownAfter);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function hold(child, shownAfter) {
  let held = [];
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => (held ? held.push([to, chunk]) : to.write(chunk)));
  }
  const show = () => {
    for (const [to, chunk] of held) to.write(chunk);
    held = undefined;
  };
  shownAfter.then(show, show);
}

/**
 * Runs a program with its output hidden: prints one line at the start, one every ten seconds and
 * one at the end. Prints the output if it fails.
 */
export async function runQuietly(title, command, args, { env = {}, shell = false } = {}) {
  const began = Date.now();
  const elapsed = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(`${title} ...`);
  const ticks = setInterval(() => console.log(`  still at it (${elapsed()})`), 10_000);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      resolve(127);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearInterval(ticks);
  if (code !== 0) {
    console.error(output);
    throw new StepFailed(`${title} failed after ${elapsed()}.`);
  }
  console.log(`  done in ${elapsed()}`);
}

/** Returns the command of npm, found the same way on every system. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? { command: process.execPath, args: [cli, ...args] }
    : { command: 'npm', args, shell: windows };
}

/** Returns the command of Nx without its daemon, so that no process is left running. */
export function nx(args) {
  return {
    command: node(),
    args: ['node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static'],
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  };
}

/** Exits with the message of a failed step, or with the stack trace of an unexpected error. */
export function fail(error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exit(1);
}
