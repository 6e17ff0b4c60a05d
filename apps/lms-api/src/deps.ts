import type { Config } from './config';
import type { Database } from './db/client';

/** What the modules are given. */
export interface Deps {
  config: Config;
  database: Database;
  /** The server's clock, which alone decides about deadlines. */
  now: () => Date;
}
