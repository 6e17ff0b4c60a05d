import { apiBase } from '@lms/contract';

/**
 * Parses server-sent events (HTML standard, section 9.2) and returns the complete ones and the rest
 * of the text.
 */
export const takeEvents = <Event>(text: string): { events: Event[]; rest: string } => {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const data = block.split('\n').find((line) => line.startsWith('data: '));
    return data ? [JSON.parse(data.slice('data: '.length)) as Event] : [];
  });
  return { events, rest };
};

interface Reading<Event> {
  /** Path below the API's base. */
  path: string;
  token: string;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: Event) => void;
}

/**
 * Reads the server's events until the stream ends. Not an `EventSource`, which can't send the
 * bearer token; a token must not be part of an address.
 */
const readEvents = async <Event>({ path, token, signal, onOpen, onEvent }: Reading<Event>) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${location.origin}${apiBase}${path}`, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = takeEvents<Event>(text + value);
    text = rest;
    events.forEach(onEvent);
  }
};

/** Delays between reconnection attempts, in milliseconds, doubled after each failure. */
const firstRetry = 1_000;
const maxRetry = 30_000;

/** Resolves after a delay, or earlier when reconnecting may succeed at once. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = new AbortController();
    const done = () => {
      clearTimeout(timer);
      stop.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, { signal: stop.signal });
    signal.addEventListener('abort', done, { signal: stop.signal });
  });

/** Aborts as soon as the browser goes offline: the stream would stay open and bring nothing. */
const whileOnline = (signal: AbortSignal) => {
  const cut = new AbortController();
  const end = () => cut.abort();
  signal.addEventListener('abort', end, { signal: cut.signal });
  window.addEventListener('offline', end, { signal: cut.signal });
  return cut.signal;
};

export interface Following<Event> {
  /** Path below the API's base, read again at each attempt. */
  path: () => string;
  /** Returns a valid token, or `null` when signed out, which ends the stream. */
  token: () => Promise<string | null>;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: Event) => void;
  /** Called when the connection is lost, before it is retried. */
  onLost?: () => void;
}

/** Follows the server's events until the signal aborts, and reconnects after every loss. */
export const followEvents = async <Event>({
  path,
  token: findToken,
  signal,
  onOpen,
  onEvent,
  onLost,
}: Following<Event>) => {
  let retry = firstRetry;
  while (!signal.aborted) {
    try {
      const token = await findToken();
      if (!token || signal.aborted) return;
      await readEvents({
        path: path(),
        token,
        signal: whileOnline(signal),
        onEvent,
        onOpen: () => {
          retry = firstRetry;
          onOpen();
        },
      });
    } catch {
      // Unreachable, or lost on the way: retry.
    }
    if (!signal.aborted) {
      onLost?.();
      await pause(retry, signal);
    }
    retry = Math.min(retry * 2, maxRetry);
  }
};

/**
 * Runs something while the page is on screen. It ends as soon as the page is hidden: a phone may
 * suspend a hidden page with what it holds.
 */
export const whileWatched = (signal: AbortSignal, run: (signal: AbortSignal) => void) => {
  let watching: AbortController | undefined;
  const stop = () => {
    watching?.abort();
    watching = undefined;
  };
  const follow = () => {
    if (document.hidden) {
      stop();
    } else if (!watching) {
      watching = new AbortController();
      run(watching.signal);
    }
  };
  document.addEventListener('visibilitychange', follow, { signal });
  window.addEventListener('pagehide', stop, { signal });
  window.addEventListener('pageshow', follow, { signal });
  signal.addEventListener('abort', stop);
  follow();
};
