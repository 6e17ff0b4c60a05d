import {
  alterRole,
  type Database,
  databaseFolder,
  FolderInUseError,
  hasBegunMove,
  knownMigrations,
  migrationLevel,
  openDatabase,
  reasonOf,
  requireEmbeddedSite,
  requireSameSite,
  sessionSettings,
} from '@lms/server/database';
import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { checkReplicas } from './check-replicas';
import { fail, type Finding, ok, warn } from './finding';

/** Codes of the second factor hold for half a minute before and after. */
const wrongMs = 30_000;
const unlikeMs = 2_000;
const unfinishedMove =
  'A move into this database is not finished: run npm run move-to-postgresql again.';

const checkLevel = async ({ pool }: Database): Promise<Finding> => {
  const level = await migrationLevel(pool);
  const known = knownMigrations().map(({ when }) => when);
  const missing = known.filter((when) => when > level).length;
  if (level > (known.at(-1) ?? 0)) {
    return fail('The database is of a newer version of the product: install that one.');
  }
  return missing > 0
    ? warn(`${missing} migrations are not applied yet: the next start of the server does it.`)
    : ok('All migrations are applied.');
};

/** Compares the clock of a PostgreSQL server, which may be another machine's. */
const checkItsClock = async ({ pool }: Database, now: () => Date): Promise<Finding> => {
  const { rows } = await pool.query('select clock_timestamp() as at');
  const differenceMs = Math.abs(rows[0].at.getTime() - now().getTime());
  const told = `The clocks of server and database differ by ${(differenceMs / 1000).toFixed(1)} s`;
  if (differenceMs >= wrongMs) return fail(`${told}: set both (NTP).`);
  return differenceMs >= unlikeMs ? warn(`${told}: set both (NTP).`) : ok(`${told}.`);
};

/** Finds what the sessions of a pooler lack: the server can't set it there. */
const checkSessions = async ({ pool }: Database): Promise<Finding[]> => {
  const settings = await sessionSettings(pool);
  const wanted = [
    ...(settings.jit === 'on' ? ['jit = off'] : []),
    ...(settings.statementTimeout === '0' ? ["statement_timeout = '10min'"] : []),
  ];
  if (wanted.length === 0) return [ok("The pooler's sessions have their settings.")];
  return wanted.map((setting) =>
    warn(
      `The pooler's sessions lack a setting: ${alterRole(settings, setting)}; then have the pooler reconnect.`,
    ),
  );
};

const checkSite = (database: Database, config: Config): Promise<Finding> =>
  requireSameSite(database, config).then(
    () => ok('The database and the data folder belong together.'),
    (error: unknown) => fail(reasonOf(error)),
  );

const checkOpened = async (database: Database, config: Config, now: () => Date) => {
  const { rows } = await database.pool.query('show server_version');
  const findings = [
    ok(`The database answers (PostgreSQL ${rows[0].server_version}).`),
    await checkLevel(database),
    await checkSite(database, config),
  ];
  if (await hasBegunMove(database.pool)) findings.push(fail(unfinishedMove));
  if (database.kind === 'postgresql') findings.push(await checkItsClock(database, now));
  if (config.databaseDirectUrl) findings.push(...(await checkSessions(database)));
  findings.push(...(await checkReplicas(database, config.databaseReplicaUrls)));
  return findings;
};

export const checkDatabase = async (config: Config, now: () => Date): Promise<Finding[]> => {
  const { dataDir, databaseUrl } = config;
  let database: Database;
  try {
    requireEmbeddedSite(config);
    if (!databaseUrl && !existsSync(databaseFolder(dataDir))) {
      return [ok('The first start creates the embedded database.')];
    }
    database = await openDatabase(config);
  } catch (error) {
    return error instanceof FolderInUseError
      ? [ok('A server runs on the embedded database; stop it to have the database examined.')]
      : [fail(reasonOf(error))];
  }
  return checkOpened(database, config, now).finally(() => database.close());
};
