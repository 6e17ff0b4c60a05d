import type { LiveEvent } from '@lms/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import type { Caller } from '../../http/caller';
import { ProblemError } from '../../http/problems';
import { route } from '../../http/route';
import { startLive } from '../../live/live';
import { findCaller } from '../auth/sessions';

const beatMs = 20_000;
/** More than one person has screens open at once. */
const mostStreams = 10;

/** Server-sent events (HTML standard, section 9.2). */
const textOf = (event: LiveEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

export const eventsRoutes = (app: FastifyInstance, deps: Deps) => {
  const live = startLive(deps.database);
  const open = new Map<string, Set<() => void>>();

  /** Writes to the screen what concerns its reader, as long as the session of it lasts. */
  const stream = ({ userId }: Caller, token: string, reply: FastifyReply) => {
    const own = open.get(userId) ?? new Set();
    if (own.size >= mostStreams) throw new ProblemError('request.tooMany');
    const { raw } = reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');

    /** Who has logged out, or was suspended, hears nothing more. */
    const write = async (text: string) => {
      try {
        if (await findCaller(deps, token)) raw.write(text);
        else end();
      } catch {
        end();
      }
    };
    const unsubscribe = live.subscribe(userId, (event) => void write(textOf(event)));
    const beat = setInterval(() => void write(': beat\n\n'), beatMs);
    const end = () => {
      clearInterval(beat);
      unsubscribe();
      own.delete(end);
      if (own.size === 0) open.delete(userId);
      raw.end();
    };
    open.set(userId, own.add(end));
    raw.on('close', end);
  };

  app.addHook('preClose', async () => {
    for (const ends of open.values()) for (const end of [...ends]) end();
    await live.close();
  });

  route(app, {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events: notifications, messages and what was read elsewhere',
    access: 'communication.use',
    handle: ({ caller, request, reply }) => {
      // Somebody else's look is over sooner than the session that the stream goes by.
      if (caller.seenUntil) throw new ProblemError('seeAs.readOnly');
      const token = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      stream(caller, token, reply);
    },
  });
};
