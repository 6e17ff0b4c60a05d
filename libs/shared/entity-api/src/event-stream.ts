import { apiBase } from '@lms/contract';

/** The events of the texts that ended with an empty line (HTML standard, section 9.2), and the rest. */
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
  /** Below the API's base. */
  path: string;
  token: string;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: Event) => void;
}

/**
 * Reads the server's events until the stream ends. An `EventSource` can't send the bearer token, and
 * a token has no place in an address.
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

/** Milliseconds between the tries to connect: doubled after each failure. */
const firstRetry = 1_000;
const maxRetry = 30_000;

/** Resolves after a time, or as soon as there is a reason to try at once. */
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

/** Ends as soon as the line is cut too: a stream over it would stay open and bring nothing. */
const whileOnline = (signal: AbortSignal) => {
  const cut = new AbortController();
  const end = () => cut.abort();
  signal.addEventListener('abort', end, { signal: cut.signal });
  window.addEventListener('offline', end, { signal: cut.signal });
  return cut.signal;
};

interface Following<Event> {
  /** Below the API's base; asked for again at each try. */
  path: () => string;
  /** A token that still holds; nothing where nobody is signed in any more, which ends it. */
  token: () => Promise<string | null>;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: Event) => void;
  /** The line is away; it is tried again. */
  onLost?: () => void;
}

/** Keeps a stream of the server's events until the signal ends it, however often it is lost. */
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
      if (!token) return;
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
      // Not reached, or lost on the way: the next try follows.
    }
    if (!signal.aborted) {
      onLost?.();
      await pause(retry, signal);
    }
    retry = Math.min(retry * 2, maxRetry);
  }
};
