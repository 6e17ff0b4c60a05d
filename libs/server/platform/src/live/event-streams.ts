import { type Permission, reachOf } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import { ProblemError, TooManyError } from '../http/problems';
import { findCaller } from '../session/sessions';

const beatMs = 20_000;
/** More than one person has screens open at once. */
const maxStreams = 10;
const retryAfterSeconds = 30;

/** A server-sent event (HTML standard, section 9.2). */
export const eventText = (event: { type: string }, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

export interface EventStream {
  /**
   * Sends what is ready, in the order of the calls; who has logged out, or may no longer listen, hears
   * nothing more.
   */
  write(text: string): Promise<void>;
  /** Whether the other side has not taken yet what was sent. */
  isFull(): boolean;
}

interface Streamed {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a stream does as long as somebody listens. */
interface Streaming {
  /** Sent now and then so that the line is not cut. */
  beat?: () => string;
  stop: () => void;
}

/**
 * Streams of server-sent events that go on as long as the session of their reader lasts and the server
 * runs.
 */
export const eventStreams = (app: FastifyInstance, deps: Deps, access: Permission) => {
  const open = new Map<string, Set<() => void>>();
  app.addHook('preClose', async () => {
    for (const ends of open.values()) for (const end of [...ends]) end();
  });

  return ({ caller, request, reply }: Streamed, begin: (stream: EventStream) => Streaming) => {
    // Somebody else's look is over sooner than the session that the stream goes by.
    if (caller.seenUntil) throw new ProblemError('seeAs.readOnly');
    const token = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const own = open.get(caller.userId) ?? new Set();
    if (own.size >= maxStreams) throw new TooManyError(retryAfterSeconds);
    const { raw } = reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');

    const mayListen = async () => {
      const now = await findCaller(deps, token);
      return now !== null && reachOf(now.roles, access) !== 'none';
    };
    const send = async (text: string) => {
      try {
        if (!(await mayListen())) end();
        else if (!raw.writableEnded) raw.write(text);
      } catch {
        end();
      }
    };
    let sent = Promise.resolve();
    const write = (text: string) => (sent = sent.then(() => send(text)));
    const isFull = () => raw.writableNeedDrain;
    const streaming = begin({ write, isFull });
    const beat = setInterval(() => {
      if (isFull()) end();
      else void write(streaming.beat?.() ?? ': beat\n\n');
    }, beatMs);
    const end = () => {
      // Another stream of the same reader may have begun since the first time.
      if (!own.delete(end)) return;
      clearInterval(beat);
      streaming.stop();
      if (own.size === 0) open.delete(caller.userId);
      // Who has not taken what was sent may never do so, and it would be kept until then.
      if (raw.writableLength > 0) raw.destroy();
      else raw.end();
    };
    open.set(caller.userId, own.add(end));
    raw.on('close', end);
    // Who left while the session was looked up has been told of already.
    if (raw.destroyed) end();
  };
};
