import { apiBase } from '@lms/contract';
import type { Database } from '@lms/server/database';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import { testPassword } from './accounts';
import type { TestApp } from './app';

/** Opens a stream of server-sent events, as a screen does. */
export const openEvents = async <Event>(
  origin: string,
  path: string,
  headers: Record<string, string>,
) => {
  const asked = get(`${origin}${apiBase}${path}`, { headers, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    close: () => asked.destroy(),
    /** Resolves to the next event; `undefined` once the stream has ended. */
    async next(): Promise<Event | undefined> {
      for (;;) {
        const found = /data: (.*)\n\n/.exec(text);
        if (found?.[1]) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]) as Event;
        }
        const part = await parts.next();
        if (part.done) return undefined;
        text += String(part.value);
      }
    },
  };
};

/** Tells whether the server listens for announcements; the embedded database needs no listening. */
const isListening = async ({ kind, pool }: Database) => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  return kind === 'pglite' || rowCount === 1;
};

/** Has a test app listen, for streams of events can't be injected. */
export const startListening = async <Event>(test: TestApp) => {
  const origin = await test.app.listen({ port: 0 });
  await vi.waitUntil(() => isListening(test.database), { timeout: 120_000 });
  return {
    ...test,
    signIn: async (name: string): Promise<string> => {
      const body = { email: `${name}@test.lms`, password: testPassword };
      return (await test.anonymous.post('/auth/authenticate', body)).json().accessToken;
    },
    openStream: (token: string, path: string, headers: Record<string, string> = {}) =>
      openEvents<Event>(origin, path, { authorization: `Bearer ${token}`, ...headers }),
  };
};
