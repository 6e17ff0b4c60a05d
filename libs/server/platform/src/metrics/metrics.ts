import { maxLagMs } from '@lms/server/database';
import {
  collectDefaultMetrics,
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client';
import { newestBackupAt } from '../backup/backup-folders';
import type { Deps } from '../deps';

/** Seconds: most calls take some milliseconds, reports and uploads take long. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Creates the figures of one process. Those of the queue and of the backups are read when they are
 * asked for.
 */
export const createMetrics = ({ config, database, queue, now }: Deps) => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(options: CounterConfiguration<Label>) =>
    new Counter({ ...options, registers });
  const gauge = <Label extends string>(
    options: GaugeConfiguration<Label>,
    read: (into: Gauge<Label>) => void | Promise<void>,
  ) => {
    const made: Gauge<Label> = new Gauge({
      ...options,
      registers,
      collect: () => {
        made.reset();
        return read(made);
      },
    });
  };
  collectDefaultMetrics({ register: registry });
  /** Nothing while the database is away: the other figures must not wait for it. */
  const backlog = async () => (database.healthy() ? queue.backlog() : []);

  gauge(
    { name: 'lms_database_healthy', help: 'Whether the database answers (1) or not (0)' },
    (into) => into.set(database.healthy() ? 1 : 0),
  );
  gauge(
    {
      name: 'lms_database_connections',
      help: 'Connections of the pool by state; waiting are requests without one',
      labelNames: ['state'],
    },
    (into) => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      into.set({ state: 'busy' }, totalCount - idleCount);
      into.set({ state: 'idle' }, idleCount);
      into.set({ state: 'waiting' }, waitingCount);
    },
  );
  const ofReplica = { labelNames: ['replica'] as const };
  gauge(
    {
      name: 'lms_replica_lag_seconds',
      help: 'Age of what a replica holds; infinite for one that has not answered yet',
      ...ofReplica,
    },
    (into) => {
      for (const { name, lagMs } of database.replicas.all) {
        into.set({ replica: name }, lagMs() / 1000);
      }
    },
  );
  gauge(
    {
      name: 'lms_replica_used',
      help: 'Whether a replica is read (1) or left out because it is away or lags (0)',
      ...ofReplica,
    },
    (into) => {
      for (const { name, lagMs } of database.replicas.all) {
        into.set({ replica: name }, lagMs() <= maxLagMs ? 1 : 0);
      }
    },
  );
  const ofLane = { labelNames: ['lane'] as const };
  gauge(
    { name: 'lms_queue_jobs', help: 'Jobs of a lane that are due and not done', ...ofLane },
    async (into) => {
      for (const { lane, jobs } of await backlog()) into.set({ lane }, jobs);
    },
  );
  gauge(
    {
      name: 'lms_queue_oldest_seconds',
      help: 'Time since the oldest waiting job of a lane was due',
      ...ofLane,
    },
    async (into) => {
      for (const { lane, oldestMs } of await backlog()) into.set({ lane }, oldestMs / 1000);
    },
  );
  gauge(
    {
      name: 'lms_last_backup_timestamp_seconds',
      help: 'When the newest backup was begun; 0 without one',
    },
    async (into) => {
      const newest = await newestBackupAt(config.backupDir, now());
      into.set(newest ? newest.getTime() / 1000 : 0);
    },
  );

  return {
    registry,
    requests: new Histogram({
      name: 'lms_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    outcomes: counter({
      name: 'lms_outcomes_total',
      help: 'Recorded activities, such as SIGNED_IN, and problems, such as auth.wrongPassword',
      labelNames: ['outcome'],
    }),
    mails: counter({
      name: 'lms_mails_total',
      help: 'Attempts to send a mail by result: sent or failed',
      labelNames: ['result'],
    }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
