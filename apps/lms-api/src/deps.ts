import type { Config } from './config';
import type { Database } from './db/client';
import type { JobQueue } from './queue/job-queue';

/** What the modules are given. */
export interface Deps {
  config: Config & { secret: string };
  database: Database;
  /** The server's clock, which alone decides about deadlines. */
  now: () => Date;
  queue: JobQueue;
}

type Db = Database['db'];

/** An open transaction: asked for where rows are locked. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database or an open transaction of it. */
export type Executor = Db | Transaction;
