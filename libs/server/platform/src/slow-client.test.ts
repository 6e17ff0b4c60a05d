import { type TestApp, testAppOf } from '@lms/server/testing';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** More than the system keeps of an answer for a client. */
const large = Buffer.alloc(32 * 2 ** 20);
let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await testAppOf([
    (app) => void app.get('/large', (_request, reply) => reply.send(large)),
  ])();
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

const open = (said: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).write(said);
  return socket;
};
const isHealthy = async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok;

describe('a slow client', () => {
  it('is told after seconds that it sends too slowly, and let go', async () => {
    const { server } = test.app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
    Object.assign(server, { headersTimeout: 100, requestTimeout: 200 });
    const slowHead = open('GET /health HTTP/1.1\r\nHost: a\r\n');
    const slowBody = open('POST /health HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1');
    expect(await isHealthy()).toBe(true);
    for (const answer of await Promise.all([text(slowHead), text(slowBody)])) {
      expect(answer).toMatch(/HTTP\/1\.1 408 /);
    }
  });

  it('that reads nothing holds up nobody, and is let go', async () => {
    const { server } = test.app;
    expect(server.timeout).toBe(120_000);
    server.timeout = 300;
    const readers = Array.from({ length: 10 }, () =>
      open('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    await Promise.all(readers.map((reader) => once(reader, 'readable')));
    expect(await isHealthy()).toBe(true);
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBeLessThan(2);
    for (const reader of readers) reader.destroy();
  });
});
