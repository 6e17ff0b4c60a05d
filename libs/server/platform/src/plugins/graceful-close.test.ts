import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { gracefulClosePlugin } from './graceful-close';

it('waits for the answer that is on its way, and for no connection that was never used', async () => {
  const app = fastify();
  gracefulClosePlugin(app);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await new Promise<void>((done) => (answer = done));
      return 'done';
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection');
  const unused = connect(Number(new URL(address).port), '127.0.0.1');
  await accepted;
  const response = fetch(address);
  await asked;
  const closed = app.close();
  await once(unused, 'close');
  answer();
  expect(await (await response).text()).toBe('done');
  await closed;
});

it('answers what is asked on a connection that was opened just before', async () => {
  const app = fastify({ return503OnClosing: false });
  gracefulClosePlugin(app);
  app.get('/', async () => 'done');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection');
  const opened = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  await accepted;
  const closed = app.close();
  opened.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = (await once(opened, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  await closed;
});

it('answers what has arrived on a kept connection and is not read yet', async () => {
  const app = fastify({ return503OnClosing: false });
  gracefulClosePlugin(app);
  app.get('/', async () => 'done');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const kept = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  for (const isLast of [false, true]) {
    const answered = once(kept, 'data') as Promise<[string]>;
    kept.write(request);
    const closed = isLast && app.close();
    expect((await answered)[0]).toMatch(/^HTTP\/1.1 200 OK/);
    await closed;
  }
});

it('waits for no client that never reads its answer', async () => {
  const app = fastify();
  gracefulClosePlugin(app, 100);
  const parts = Array.from({ length: 32 }, () => Buffer.alloc(2 ** 20));
  app.get('/', (_request, reply) => reply.send(Readable.from(parts)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reader = connect(Number(new URL(address).port), '127.0.0.1');
  reader.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(reader, 'readable');
  await app.close();
  reader.destroy();
});
