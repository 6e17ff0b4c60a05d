import './node-version.mjs';
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, node, root } from './run.mjs';
import { clusterArgs, serverArgs, serverEnv } from './server-process.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  console.log('Starting the server ...');
  serve();
} catch (error) {
  fail(error);
}

/** Starts the server, which migrates, loads demo data the first time and prints its address. */
function serve() {
  const [program, ...args] = process.argv.slice(2);
  const server = spawn(node(), program === 'cluster' ? [...clusterArgs, ...args] : serverArgs, {
    cwd: root,
    env: { ...serverEnv, ...process.env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // Ctrl+C in a terminal signals the server directly; a second signal would interrupt its clean
  // stop.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  server.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
