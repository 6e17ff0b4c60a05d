import { endWithError, StartError } from '@lms/server/database';
import { readConfig } from '@lms/server/platform';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { requireFreePort } from './free-port';
import { leaving } from './leaving';

const defaultCount = 3;
/** More servers than this share processors that are busy already, and take connections. */
const maxCount = 4 * availableParallelism();
const retryMs = 1_000;
/** Time in which clients that go on asking are told to open another connection. */
const leavingMs = 1_000;

const readCount = (given = String(defaultCount)) => {
  const count = Number(given);
  if (Number.isInteger(count) && count > 0 && count <= maxCount) return count;
  throw new StartError(
    `Say how many servers to start, on this machine at most ${maxCount}: npm run cluster -- 3`,
  );
};

/** Servers that answer; one that ended by itself is replaced. */
const serving = new Set<Worker>();
let isStopping = false;

/** Starts a server, and waits until it answers. */
const start = async () => {
  const server = cluster.fork();
  const ended = once(server, 'exit').then(() => {
    throw new StartError('A server ended before it was ready.');
  });
  await Promise.race([once(server, 'listening'), ended]);
  serving.add(server);
  server.once('exit', (code, signal) => {
    if (!serving.delete(server) || isStopping) return;
    process.stderr.write(
      `Server ${server.process.pid} ended (${signal ?? code}). Another one takes its place.\n`,
    );
    void replace();
  });
};

const replace = async () => {
  while (!isStopping) {
    const isStarted = await start().then(
      () => true,
      () => false,
    );
    if (isStarted) return;
    await setTimeout(retryMs);
  }
};

/** Puts a new server into the place of each; one that does not start leaves the others in theirs. */
const renew = async () => {
  for (const old of [...serving]) {
    if (serving.has(old)) await start();
    // One that ended by itself meanwhile has another in its place.
    if (!serving.delete(old)) continue;
    const ended = once(old, 'exit');
    // A connection that is closed while a request is under way would lose it.
    if (old.isConnected()) old.send(leaving);
    // A busy server hears of it late.
    await Promise.race([once(old, 'message'), ended]);
    await setTimeout(leavingMs);
    // Gives it no more connections; one that was under way to it as it ends would be lost.
    if (old.isConnected()) old.disconnect();
    old.process.kill('SIGTERM');
    await ended;
  }
};

/** Passes the signal on; the process ends with the last server. */
const stop = async (isPassedOn: boolean) => {
  isStopping = true;
  const servers = Object.values(cluster.workers ?? {}).filter((server) => server !== undefined);
  const ended = servers.map((server) => once(server, 'exit'));
  if (isPassedOn) for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(ended);
  process.stdout.write('LMS has stopped.\n');
  process.exit(0);
};

const handleSignals = () => {
  // A terminal sends its signals to every process.
  const isTerminal = process.stdin.isTTY;
  process.on('SIGTERM', () => void stop(true));
  process.on('SIGINT', () => void stop(!isTerminal));
  let renewing = Promise.resolve();
  process.on('SIGHUP', () => {
    if (isTerminal) return void stop(true);
    renewing = renewing.then(renew).catch((error: Error) => {
      if (!isStopping) process.stderr.write(`${error.message} The others go on as they are.\n`);
    });
  });
};

/**
 * `npm run cluster`: several servers behind one port of this machine, on PostgreSQL. SIGHUP
 * replaces them one after another.
 */
const run = async () => {
  const count = readCount(process.argv[2]);
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new StartError(
      'DATABASE_URL: several servers need PostgreSQL; the embedded database serves one process.',
    );
  }
  await requireFreePort(config);
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'server.js'), args: [] });
  handleSignals();
  // One after another: the first one migrates, and loads the demo data.
  while (serving.size < count) await start();
};

run().catch(endWithError);
