import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps';
import { notifyAdministrators } from '../notifications/notify';
import { newestBackupAt, removeOldDaily } from './backup-folders';
import { createBackup } from './create-backup';

const dayMs = 24 * 60 * 60_000;
/** A start, which may follow a failure, is not the time to copy everything. */
const firstAfterMs = 10 * 60_000;
const everyMs = 60 * 60_000;

const isDue = async ({ config, now }: Deps) => {
  const at = now();
  const newest = await newestBackupAt(config.backupDir, at);
  return !newest || at.getTime() - newest.getTime() >= dayMs;
};

/** Makes a backup if the newest one is a day old, and removes those that are too many. */
export const backUpDaily = async (deps: Deps) => {
  if (!(await isDue(deps))) return;
  const { config, database, now } = deps;
  await createBackup(config, database, { now, isDaily: true });
  await removeOldDaily(config.backupDir);
};

const tellAdministrators = ({ database: { db } }: Deps) =>
  notifyAdministrators(db, {
    kind: 'BACKUP_FAILED',
    link: '/reports-management/system-log-report',
  });

/**
 * Makes a backup of the embedded database every day while the server runs. What fails is tried
 * again in an hour; administrators are told of the first of a series of failures.
 *
 * @returns a function that ends it and waits for the one that is being made
 */
export const startDailyBackups = (
  deps: Deps,
  log: Pick<FastifyBaseLogger, 'error'>,
  times = { firstAfterMs, everyMs },
) => {
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  let isEnded = false;
  let isFailing = false;

  const failed = async (err: unknown) => {
    if (isEnded) return;
    log.error({ err }, 'the daily backup failed');
    if (!isFailing) await tellAdministrators(deps);
    isFailing = true;
  };
  const round = () =>
    backUpDaily(deps)
      .then(() => void (isFailing = false), failed)
      .catch((err: unknown) => log.error({ err }, 'administrators are not told of a failed backup'))
      .then(() => isEnded || schedule(times.everyMs));
  const schedule = (afterMs: number) => {
    timer = setTimeout(() => (running = round()), afterMs).unref();
  };

  schedule(times.firstAfterMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    return running;
  };
};
