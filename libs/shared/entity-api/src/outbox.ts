/** `done`: accepted or refused for good. `later`: a temporary failure, to be retried. */
export type SendResult = 'done' | 'later';

export interface OutboxState<T> {
  /** Values that the server has not acknowledged yet, by key. */
  unsent: ReadonlyMap<string, T>;
  sending: boolean;
  /** The last attempt to send failed; a retry is scheduled. */
  failing: boolean;
}

export type Outbox<T> = ReturnType<typeof createOutbox<T>>;

const firstRetryMs = 2_000;
const maxRetryMs = 15_000;

/**
 * Queue in memory of values that have to reach the server. Each key has one call at a time, so the
 * newest value always arrives last. Failed calls are retried with a growing delay, and at once when
 * the browser is online again.
 *
 * @param send returns whether the value arrived or is to be retried; never throws
 * @param merge combines an unsent value with a newer one of the same key
 */
export const createOutbox = <T>(
  send: (key: string, value: T) => Promise<SendResult>,
  merge: (older: T, newer: T) => T,
) => {
  const waiting = new Map<string, T>();
  const inFlight = new Map<string, { value: T; arrival: Promise<void> }>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let state: OutboxState<T> = { unsent: new Map(), sending: false, failing: false };

  const publish = () => {
    const sent = [...inFlight].map(([key, { value }]) => [key, value] as const);
    state = {
      unsent: new Map([...sent, ...waiting]),
      sending: inFlight.size > 0,
      failing: failures > 0,
    };
    listeners.forEach((listener) => listener());
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const deliver = async (key: string, value: T) => {
    const sent = await send(key, value);
    inFlight.delete(key);
    failures = sent === 'done' ? 0 : failures + 1;
    if (sent === 'later') {
      const newer = waiting.get(key);
      waiting.set(key, newer === undefined ? value : merge(value, newer));
    }
    if (waiting.size > 0) {
      schedule(failures === 0 ? 0 : Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs));
    }
    publish();
  };

  /**
   * Sends everything that waits. `urgent`: the page is being closed, so no call waits for another.
   */
  const flush = async (urgent = false) => {
    clearTimeout(timer);
    for (const [key, value] of [...waiting]) {
      if (inFlight.has(key) && !urgent) continue;
      waiting.delete(key);
      inFlight.set(key, { value, arrival: deliver(key, value) });
    }
    publish();
    await Promise.all([...inFlight.values()].map(({ arrival }) => arrival));
  };

  const flushNow = () => void flush();
  window.addEventListener('online', flushNow);

  return {
    /** Queues a value; within the delay a newer one may replace it. */
    put: (key: string, value: T, delayMs = 0) => {
      const older = waiting.get(key);
      waiting.set(key, older === undefined ? value : merge(older, value));
      schedule(delayMs);
      publish();
    },
    flush,
    /** Sends everything, failed values once more; returns whether all of it arrived. */
    drain: async () => {
      await flush();
      if (waiting.size > 0) await flush();
      return waiting.size + inFlight.size === 0;
    },
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Discards the queue. */
    close: () => {
      clearTimeout(timer);
      waiting.clear();
      publish();
      window.removeEventListener('online', flushNow);
    },
  };
};
