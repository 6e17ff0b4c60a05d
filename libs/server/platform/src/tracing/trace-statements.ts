import type { Pool, PoolClient } from 'pg';

interface StatementTracer {
  /** Has a function run in the context in which it was given. */
  bind<T>(called: T): T;
  /** Starts a span, and returns what ends it; nothing outside of a request or job. */
  startSpan(text: string): ((error?: unknown) => void) | undefined;
}

const maxTextLength = 2_000;

type Query = (...args: unknown[]) => unknown;

/** Returns a statement as it was written: its values stand beside it. */
const textOf = (query: unknown) => {
  const text = typeof query === 'string' ? query : (query as { text?: string } | null)?.text;
  return text?.slice(0, maxTextLength);
};

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** Wraps a connection's `query`, in each of the ways in which pg lets it be called. */
const wrap = (query: Query, { bind, startSpan }: StatementTracer): Query =>
  function traced(this: unknown, ...args) {
    const text = textOf(args[0]);
    const end = text && startSpan(text);
    if (!end) return query.apply(this, args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const told = bind(last as Query);
      args[args.length - 1] = (error: unknown, result: unknown) => {
        end(error);
        told(error, result);
      };
      return query.apply(this, args);
    }
    const answer = query.apply(this, args);
    if (isPromise(answer)) answer.then(() => end(), end);
    else end();
    return answer;
  };

/** Traces the statements on a pool's connections. */
export const traceStatements = (pool: Pool, tracer: StatementTracer) => {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.query = wrap(client.query as Query, tracer) as typeof client.query;
  });
  // Whoever gives a connection back would otherwise be taken for the one who waited for it.
  const connect = pool.connect.bind(pool) as (told?: Query) => unknown;
  pool.connect = ((told?: Query) => connect(told && tracer.bind(told))) as typeof pool.connect;
};
