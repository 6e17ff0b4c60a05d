import { type Permission, reachOf } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import { ProblemError, TooManyError } from '../http/problems';
import { findCaller } from '../session/sessions';

const beatMs = 20_000;
/** Maximum number of open streams of one person. */
const maxStreams = 10;
const retryAfterSeconds = 30;

const streams = new WeakSet<FastifyReply['raw']>();

/** Tells whether an answer is a stream of events, which ends with its reader. */
export const isEventStream = ({ raw }: FastifyReply) => streams.has(raw);

/** Formats a server-sent event (HTML standard, section 9.2). */
export const eventText = (event: { type: string }, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** Open stream of server-sent events to one client. */
export interface EventStream {
  /** Sends events in the order of the calls, unless the session or the permission has ended. */
  write(text: string): Promise<void>;
  /** Tells whether the client has not yet received what was sent. */
  isFull(): boolean;
  /** Ends the stream; the client opens another one. */
  end(): void;
}

interface StreamRequest {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Callbacks of an open stream. */
interface StreamCallbacks {
  /** Returns a heartbeat, sent periodically so that proxies keep the connection open. */
  beat?: () => string;
  stop: () => void;
}

/** Creates streams of server-sent events, which end with their reader's session or the server. */
export const eventStreams = (app: FastifyInstance, deps: Deps, access: Permission) => {
  const open = new Map<string, Set<() => void>>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const ends of open.values()) for (const end of [...ends]) end();
  });

  return (
    { caller, request, reply }: StreamRequest,
    begin: (stream: EventStream) => StreamCallbacks,
  ) => {
    // It would keep the server from closing.
    if (closing) throw new ProblemError('server.unavailable');
    // A view as another user ends before the session on which the stream depends.
    if (caller.viewedAsUntil) throw new ProblemError('seeAs.readOnly');
    const token = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const own = open.get(caller.userId) ?? new Set();
    if (own.size >= maxStreams) throw new TooManyError(retryAfterSeconds);
    const { raw } = reply.hijack();
    streams.add(raw);
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
    const streaming = begin({ write, isFull, end: () => end() });
    const beat = setInterval(() => {
      if (isFull()) end();
      else void write(streaming.beat?.() ?? ': beat\n\n');
    }, beatMs);
    const end = () => {
      // The reader may have opened another stream since the first call.
      if (!own.delete(end)) return;
      clearInterval(beat);
      streaming.stop();
      if (own.size === 0) open.delete(caller.userId);
      // A client that does not read would keep the buffered data in memory.
      if (raw.writableLength > 0) raw.destroy();
      else raw.end();
    };
    open.set(caller.userId, own.add(end));
    raw.on('close', end);
    // The client disconnected while the session was being read.
    if (raw.destroyed) end();
  };
};
