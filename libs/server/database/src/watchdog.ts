import type { Pool } from 'pg';

/** Times in milliseconds. */
export interface WatchdogTimes {
  /** Interval between two checks. */
  every: number;
  /** Silence after which `giveUp` is called, if given. */
  giveUpAfter: number;
}

interface Watchdog {
  /** Tells whether the last check succeeded. */
  healthy(): boolean;
  stop(): void;
}

/**
 * Checks the database periodically through a pool of its own, because the pool of requests may be
 * exhausted while the database works. The pool's `query_timeout` limits each check.
 *
 * @param giveUp called at each check while the database has been silent for too long
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
    if (silence > times.giveUpAfter) giveUp(`no answer for ${Math.round(silence / 1000)} s`);
    schedule();
  }

  function schedule() {
    timer = setTimeout(() => void beat(), times.every).unref();
  }

  schedule();
  return { healthy: () => healthy, stop: () => clearTimeout(timer) };
}
