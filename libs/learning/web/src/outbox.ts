import { type CallProblem, toCallProblem } from '@lms/entity-api';

/** `later`: the server could not take it for a reason that passes. */
export type Sent = 'done' | 'later';

export interface OutboxState<T> {
  /** What the server has not acknowledged yet, by key. */
  unsent: ReadonlyMap<string, T>;
  sending: boolean;
  /** The last attempt to send failed; it is tried again by itself. */
  failing: boolean;
}

export type Outbox<T> = ReturnType<typeof createOutbox<T>>;

const firstRetryMs = 2_000;
const maxRetryMs = 15_000;

const passing: CallProblem['code'][] = [
  'offline',
  'server.fault',
  'server.unavailable',
  'request.tooMany',
  // The session could not be renewed for lack of a connection.
  'auth.required',
  // Or is over: the learner may sign in again on this very page.
  'auth.sessionEnded',
];

/** Whether a call that failed so is worth trying again. */
export const isPassing = (error: unknown) => passing.includes(toCallProblem(error).code);

/**
 * Keeps what has to reach the server in memory, and nowhere else, until the server has it. Of one key
 * only one call is under way at a time, so the newest value always arrives last. What failed is tried
 * again after a while, and at once when the browser is back online.
 *
 * @param send tells whether the value arrived or is to be tried again; it never throws
 * @param merge of an older value that did not arrive and a newer one of the same key
 */
export const createOutbox = <T>(
  send: (key: string, value: T) => Promise<Sent>,
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

  /** Sends what waits. `urgent`: the page goes away, so nothing waits for an answer any more. */
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
    /** Takes a value and sends it after a delay in which a newer one may replace it. */
    put: (key: string, value: T, delayMs = 0) => {
      const older = waiting.get(key);
      waiting.set(key, older === undefined ? value : merge(older, value));
      schedule(delayMs);
      publish();
    },
    flush,
    /** Sends everything, once more what failed or was put meanwhile; tells whether all of it arrived. */
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
    /** Forgets what waits. */
    close: () => {
      clearTimeout(timer);
      waiting.clear();
      window.removeEventListener('online', flushNow);
    },
  };
};
