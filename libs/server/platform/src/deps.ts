import type { Database } from '@lms/server/database';
import type { Config } from './config';
import type { Events } from './events/events';
import type { FileStore } from './files/file-store';
import type { Outgoing } from './outgoing/outgoing';
import type { JobQueue } from './queue/job-queue';
import type { Tracing } from './tracing/tracing';

/** Dependencies of the modules. */
export interface Deps {
  config: Config & { secret: string };
  database: Database;
  files: FileStore;
  /** Clock of the server, the only source of time for deadlines. */
  now: () => Date;
  queue: JobQueue;
  events: Events;
  /** Reads documents of other sites. */
  outgoing: Outgoing;
  /** Absent unless the settings ask for traces. */
  tracing?: Tracing;
}
