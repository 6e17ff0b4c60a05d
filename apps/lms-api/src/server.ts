import { ownTransactions } from '@lms/reports/api';
import {
  type Database,
  endWithError,
  keepSite,
  migrate,
  openDatabase,
  requireEmbeddedSite,
  requireMoved,
  requireSameSite,
  StartError,
  users,
} from '@lms/server/database';
import {
  type Config,
  createBackup,
  createEvents,
  createJobQueue,
  createOutgoing,
  type Deps,
  isOnLiveBucket,
  keptSecret,
  openFiles,
  readConfig,
  serveBackups,
  startDailyBackups,
  startTracing,
  unknownSettings,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { buildApp } from './app';
import { hasDemoAccounts } from './demo-data/accounts';
import { listenError, requireFreePort } from './free-port';
import { closeConnectionsWhenLeaving } from './leaving';

/** Folder of the built web app, beside this server; in development `vite` serves the pages. */
const webDir = join(import.meta.dirname, '../lms-web');
/** Time to finish requests when stopping; longer than any request may take. */
const stopLimitMs = 20_000;

const loadDemoDataOnce = async (deps: Deps) => {
  const [anybody] = await deps.database.db.select({ id: users.id }).from(users).limit(1);
  if (!deps.config.demo || anybody) return;
  const { loadDemoData } = await import('./demo-data/load');
  await loadDemoData(deps);
};

const refuseDemoAccounts = async ({ config, database }: Deps) => {
  if (config.demo || !config.production || !(await hasDemoAccounts(database.db))) return;
  throw new StartError(
    'NODE_ENV: the database holds demo accounts, whose password everybody knows; production needs a database of its own.',
  );
};

/** Number among the servers of a cluster. */
const ownNumber = cluster.worker?.id ?? 1;

const welcome = ({ demo, port, publicUrl }: Config, address: string) => {
  const lines = [`LMS is ready at ${port === 0 ? address : publicUrl}`];
  if (demo && ownNumber === 1) {
    lines.push(
      'Demo accounts, all with the password Demo@12345:',
      '  learner@demo.lms   learner',
      '  orguser@demo.lms   organization user',
      '  orgadmin@demo.lms  organization administrator',
      '  system@demo.lms    system administrator',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};

/**
 * Lets the backup command reach the embedded database, and makes a backup every day but of demo
 * data. Sites on PostgreSQL run the command by a schedule of their own.
 *
 * @returns a function that ends it
 */
const startBackups = async (deps: Deps, log: FastifyInstance['log']) => {
  const { config, database, now } = deps;
  if (!database.copyTo) return () => {};
  const make = () => createBackup(config, database, { now });
  const socket = await serveBackups(config.dataDir, make).catch((err: unknown) =>
    log.warn({ err }, 'no backup on demand'),
  );
  const endDaily = config.demo ? () => {} : startDailyBackups(deps, log);
  return () => {
    void endDaily();
    socket?.close();
  };
};

/** Ends a server that is not ready yet: nobody has asked it anything. */
const endAtOnce = () => process.exit(1);

/** Has a signal end the server; as the first process of a container it would not of itself. */
const onStopSignal = (end: () => void) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.off(signal, endAtOnce).on(signal, end);
};

/** Finishes the requests in flight, then exits; a second signal exits at once. */
const stopInOrder = (
  { database, queue, tracing }: Deps,
  app: FastifyInstance,
  endBackups: () => void,
) => {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    endBackups();
    await app.close();
    await queue.stop();
    await database.close();
    await tracing?.stop().catch((err: unknown) => app.log.warn({ err }, 'traces are not sent'));
    if (cluster.isPrimary) process.stdout.write('LMS has stopped.\n');
    process.exit(exitCode);
  };
  onStopSignal(() => void stop(0));
  database.onFailure((reason) => {
    app.log.fatal({ reason }, 'the database is lost');
    void stop(1);
  });
  database.onUpkeepFailure((err) => app.log.warn({ err }, 'the upkeep of the database failed'));
};

const serve = async (config: Deps['config'], database: Database) => {
  const now = () => new Date();
  const tracing = await startTracing(config);
  tracing?.traceStatements(database.pool);
  const deps: Deps = {
    config,
    database,
    files: await openFiles(config),
    now,
    queue: createJobQueue({ database, now, tracing }),
    events: createEvents(),
    outgoing: createOutgoing(config, now),
    tracing,
  };
  await requireMoved(database);
  // Before the tables of another site would be migrated.
  await requireSameSite(database, config);
  await migrate(database);
  await keepSite(database, config.dataDir);
  await ownTransactions(deps);
  await refuseDemoAccounts(deps);
  await loadDemoDataOnce(deps);
  const app = await buildApp(deps, { webDir });
  const { host, port } = config;
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(config, error);
  });
  if (isOnLiveBucket(config)) app.log.warn('nothing is removed from the bucket by a restored site');
  for (const name of unknownSettings()) app.log.warn(`${name} is no setting, and is left out`);
  closeConnectionsWhenLeaving(app);
  stopInOrder(deps, app, await startBackups(deps, app.log));
  deps.queue.start(app.log);
  welcome(config, address);
};

const start = async () => {
  onStopSignal(endAtOnce);
  const config = readConfig();
  // Servers of a cluster share a port, which its first process has looked at.
  if (cluster.isPrimary) await requireFreePort(config);
  requireEmbeddedSite(config);
  const database = await openDatabase(config);
  try {
    await serve({ ...config, secret: config.secret ?? keptSecret(config.dataDir) }, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};

start().catch(endWithError);
