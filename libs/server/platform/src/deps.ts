import type { Config } from './config';
import type { Database } from '@lms/server/database';
import type { Events } from './events/events';
import type { JobQueue } from './queue/job-queue';

/** What the modules are given. */
export interface Deps {
  config: Config & { secret: string };
  database: Database;
  /** The server's clock, which alone decides about deadlines. */
  now: () => Date;
  queue: JobQueue;
  events: Events;
}
