import { jobs, users } from '@lms/server/database';
import { readOutbox } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

const person = { name: 'Rahima', email: 'rahima@example.org', password: 'Bengal-71x' };

/** Starts a minimal SMTP server that records its input, and hangs up while it is down. */
const startSmtp = async () => {
  const mails: string[] = [];
  const smtp = { isDown: true };
  const server = createServer((socket) => {
    if (smtp.isDown) return socket.destroy();
    let data: string | undefined;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (line === 'DATA') data = '';
        socket.write(line === 'DATA' ? '354 go on\r\n' : '250 test\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const stop = () => new Promise((done) => server.close(done));
  return Object.assign(smtp, { mails, port: address.port, stop });
};

describe('mail', () => {
  it('waits while the mail server is down, and nobody who registers notices', async () => {
    const smtp = await startSmtp();
    const test = await createTestApp({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` });
    expect((await test.anonymous.post('/auth/signup', person)).statusCode).toBe(201);
    await test.deps.queue.runDue();
    const [waiting] = await test.db.select().from(jobs).where(eq(jobs.kind, 'mail'));
    expect(waiting).toMatchObject({ finishedAt: null, attempts: 1 });
    expect(waiting?.lastError).not.toContain('@');
    expect(await test.db.$count(users, eq(users.username, person.email))).toBe(1);

    smtp.isDown = false;
    test.clock.advance(60_000);
    await test.deps.queue.runDue();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toContain('To: Rahima <rahima@example.org>');
    await test.close();
    await smtp.stop();
  });

  it('lets no name add a header', async () => {
    const test = await createTestApp();
    const name = 'Rahima\r\nBcc: spy@evil.example';
    expect((await test.anonymous.post('/auth/signup', { ...person, name })).statusCode).toBe(400);
    expect(await readOutbox(test)).toEqual([]);
    // One that was stored before line breaks were refused.
    await test.anonymous.post('/auth/signup', person);
    await test.db.update(users).set({ name }).where(eq(users.username, person.email));
    await test.anonymous.post('/auth/user/forgot-password', { email: person.email });
    const mail = (await readOutbox(test)).find((one) => one.includes('spy@evil.example'));
    const [head] = mail?.split('\r\n\r\n') ?? [];
    expect(head).toContain('To: "Rahima Bcc: spy@evil.example" <rahima@example.org>');
    expect(head).not.toMatch(/^Bcc:/m);
    await test.close();
  });
});
