import type { Pool } from 'pg';

/** Times in milliseconds. */
export interface WatchdogTimes {
  /** Between two beats. */
  every: number;
  /** A database that is silent for longer is given up, where giving up is asked for. */
  giveUpAfter: number;
}

interface Watchdog {
  /** Whether the last beat succeeded. */
  healthy(): boolean;
  stop(): void;
}

/**
 * Asks the database for a sign of life, over and over, through a pool of its own: the pool of the
 * requests may be exhausted while the database is well. The pool's `query_timeout` limits each beat.
 *
 * @param giveUp Called once when the database has been silent for too long.
 */
export function startWatchdog(
  pool: Pool,
  times: WatchdogTimes,
  giveUp: (reason: string) => void = () => {},
): Watchdog {
  let healthy = true;
  let lastBeat = Date.now();
  let timer: NodeJS.Timeout;

  async function beat() {
    healthy = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (healthy) lastBeat = Date.now();
    const silence = Date.now() - lastBeat;
    if (silence > times.giveUpAfter) {
      giveUp(`no answer for ${Math.round(silence / 1000)} s`);
    } else schedule();
  }

  function schedule() {
    timer = setTimeout(() => void beat(), times.every).unref();
  }

  schedule();
  return { healthy: () => healthy, stop: () => clearTimeout(timer) };
}
