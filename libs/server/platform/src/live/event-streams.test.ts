import { definePermissions, reaches } from '@lms/contract';
import { openEvents, type TestApp, testAppOf } from '@lms/server/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSession, findCaller, openSession } from '../session/sessions';
import { type EventStream, eventStreams, eventText } from './event-streams';

const permissions = definePermissions({ 'stream.read': reaches('own', 'own', 'own', 'own') });

let test: TestApp;
beforeAll(async () => {
  test = await testAppOf([])();
});
afterAll(() => test.close());

let app: FastifyInstance;
let origin: string;
let streams: EventStream[];
let stopped: number;
/** Delays each answer until it resolves. */
let ready: (left: Promise<unknown>) => Promise<unknown> | undefined;
let sockets: Socket[];
beforeEach(async () => {
  [streams, sockets, stopped, ready] = [[], [], 0, () => undefined];
  app = fastify();
  const openStream = eventStreams(app, test.deps, permissions['stream.read']);
  app.get('*', async (request, reply) => {
    const token = String(request.headers.authorization).slice('Bearer '.length);
    const caller = await findCaller(test.deps, token);
    if (!caller) throw new Error('Nobody has this token');
    await ready(once(reply.raw, 'close'));
    openStream({ caller, request, reply }, (stream) => {
      streams.push(stream);
      return { stop: () => void (stopped += 1) };
    });
  });
  origin = await app.listen({ port: 0 });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  return app.close();
});

const signIn = async () => {
  const session = await openSession(test.db, test.users.learner.id, test.clock.now());
  return { ...session, token: session.tokens.accessToken };
};
const ask = async (token: string) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
};
/** Opens a stream without reading it, until its buffers are full. */
const openStuck = async (token: string) => {
  const socket = await ask(token);
  await expect.poll(() => streams.length).toBe(1);
  const [stream] = streams;
  if (!stream) throw new Error('There is no stream');
  await stream.write('x'.repeat(10_000_000));
  return { socket, stream };
};

const connections = promisify((done: (error: Error | null, count: number) => void) =>
  app.server.getConnections(done),
);

describe('a stream of events', () => {
  it('keeps nothing for a reader who takes nothing, once it ends', async () => {
    const { token, sessionId } = await signIn();
    const { stream } = await openStuck(token);
    expect(stream.isFull()).toBe(true);
    await endSession(test.db, sessionId, test.clock.now());
    await stream.write('unheard');
    await expect.poll(connections).toBe(0);
  });

  it('is none for who has left before it begins', async () => {
    let isAsked = false;
    ready = (left) => {
      isAsked = true;
      return left;
    };
    const socket = await ask((await signIn()).token);
    await expect.poll(() => isAsked).toBe(true);
    socket.destroy();
    await expect.poll(() => streams.length).toBe(1);
    expect(stopped).toBe(1);
  });

  it('is none that begins while the server closes, which would not end', async () => {
    let begin: (() => void) | undefined;
    ready = () => new Promise<void>((resolve) => (begin = resolve));
    const socket = await ask((await signIn()).token);
    await expect.poll(() => begin).toBeDefined();
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    begin?.();
    await once(socket.resume(), 'data');
    expect(streams).toEqual([]);
    socket.destroy();
    await closed;
  });

  it('ends with the server although an earlier one of its reader ended before', async () => {
    const first = await signIn();
    const { socket, stream } = await openStuck(first.token);
    await endSession(test.db, first.sessionId, test.clock.now());
    await stream.write('unheard');
    const { token } = await signIn();
    const second = await openEvents(origin, '', { authorization: `Bearer ${token}` });
    socket.destroy();
    await expect.poll(connections).toBe(1);
    await app.close();
    expect(await second.next()).toBeUndefined();
  });

  it('tells things in the order in which they happened', async () => {
    const { token } = await signIn();
    const reader = await openEvents<{ type: string }>(origin, '', {
      authorization: `Bearer ${token}`,
    });
    const types = Array.from({ length: 20 }, (_, number) => `event${number}`);
    await Promise.all(types.map((type) => streams[0]?.write(eventText({ type }))));
    for (const type of types) expect(await reader.next()).toEqual({ type });
    reader.close();
  });
});
