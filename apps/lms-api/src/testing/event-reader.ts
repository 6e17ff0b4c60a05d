import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { apiBase } from '@lms/contract';

/** Reads a stream of server-sent events, as a screen does. */
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
    /** The next event; undefined once the stream has ended. */
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
