import { type TestApp, testAppOf } from '@lms/server/testing';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from './mail';

let server: Server;
let isDown = true;
const received: string[] = [];

/** Speaks as much SMTP (RFC 5321) as a sender needs. */
const converse = (socket: Socket) => {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let isData = false;
  say('220 mail.test');
  createInterface(socket).on('line', (line) => {
    const to = /^RCPT TO:<(.+)>/.exec(line)?.[1];
    if (to) received.push(to);
    if (line === 'DATA') isData = true;
    if (line === '.') isData = false;
    if (!isData) say('250 fine');
    else if (line === 'DATA') say('354 go on');
  });
};

let test: TestApp;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    if (isDown) socket.end('421 mail.test is not available\r\n');
    else converse(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  test = await testAppOf([])({ smtpUrl: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await test.close();
  server.close();
});

const write = (to: string) =>
  queueMail(test.db, test.deps, {
    template: 'verifyEmail',
    to,
    name: 'Rahima',
    language: 'en',
    link: 'http://localhost/verify',
  });
const pass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    test.clock.advance(60_000);
    await test.deps.queue.runDue();
  }
};

it('keeps mails while the mail server is down for an hour, and sends each once after it', async () => {
  await write('first@example.org');
  await pass(40);
  await write('second@example.org');
  await pass(20);
  expect(received).toEqual([]);

  isDown = false;
  await pass(20);
  expect(received).toEqual(['second@example.org']);
  await pass(40);
  expect(received.toSorted()).toEqual(['first@example.org', 'second@example.org']);
  const backlog = await test.deps.queue.backlog();
  expect(backlog.filter(({ jobs }) => jobs > 0)).toEqual([]);
});
