import { type TestApp, testAppOf } from '@lms/server/testing';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await testAppOf([])({ publicUrl: 'https://learn.example.org' });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

const answerTo = (said: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).write(said);
  return text(socket);
};

it.each([
  ['an address without an end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a method that there is not', 'LOOK / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET',
    400,
  ],
])('what is no request is refused with the headers of every answer: %s', async (_, said, status) => {
  const answer = await answerTo(said);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^\\r]+\\r\\n`));
  expect(answer).toMatch(/\r\n\r\n$/);
  for (const header of [
    "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'referrer-policy: strict-origin-when-cross-origin',
    'strict-transport-security: max-age=31536000; includeSubDomains',
    'cache-control: no-store',
  ]) {
    expect(answer).toContain(`\r\n${header}\r\n`);
  }
});
