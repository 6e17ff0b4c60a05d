import { languages } from '@lms/contract';
import { allTexts, wordsIn } from '@lms/words';
import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users, jobs } from '@lms/server/database';
import { escapeMarkup } from '../escape-markup';
import { createTestApp, readOutbox } from '@lms/server/testing';
import { composeMail, type MailTemplate } from './compose';

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
    const [waiting] = await test.db.select().from(jobs);
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

  const mail = { to: 'a@example.org', link: 'http://localhost/x?token=1&a=2' } as const;
  it.each(languages)('says the same as text and as HTML in %s', (language) => {
    for (const template of ['verifyEmail', 'resetPassword', 'alreadyRegistered'] as const) {
      const { subject, text, html } = composeMail({ ...mail, template, language, name: 'Rahima' });
      expect(subject.length).toBeGreaterThan(3);
      expect(text).toContain('Rahima');
      expect(text).toContain(mail.link);
      expect(html).toContain('href="http://localhost/x?token=1&amp;a=2"');
      expect(text + html).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('lets no name add a header', async () => {
    const test = await createTestApp();
    await test.anonymous.post('/auth/signup', {
      ...person,
      name: 'Rahima\r\nBcc: spy@evil.example',
    });
    const [mail] = await readOutbox(test);
    const [head] = mail?.split('\r\n\r\n') ?? [];
    expect(head).toContain('To: "Rahima Bcc: spy@evil.example" <rahima@example.org>');
    expect(head).not.toMatch(/^Bcc:/m);
    await test.close();
  });

  it('takes a name for text, whatever it holds', () => {
    const name = '<img src=x onerror="1">$&';
    const { html, text } = composeMail({ ...mail, template: 'verifyEmail', language: 'en', name });
    expect(html).not.toContain('<img');
    expect(text).toContain(name);
  });

  it.each(['<b>x</b>', '{{name}}', '$t(mail.ignore)'])('fills in %s as it is', (value) => {
    const about = { course: value, reason: value };
    const rejected = { ...mail, template: 'courseRejected', language: 'en', name: value } as const;
    const { html, text } = composeMail({ ...rejected, about });
    expect(text).toContain(`Hello ${value},`);
    expect(text).toContain(`“${value}” was not approved. The reason: ${value}\n`);
    expect(html).not.toContain('<b>');
    expect(html).toContain(`The reason: ${escapeMarkup(value)}</p>`);
  });

  it.each(languages)('has every template in %s', (language) => {
    const { t } = wordsIn(language);
    for (const template of Object.keys(allTexts.en.mail['template'] ?? {}) as MailTemplate[]) {
      const about = { course: 'C', reason: 'R', inviter: 'I', organization: 'O', name: 'N' };
      const { subject, text } = composeMail({ ...mail, template, language, name: 'N', about });
      expect(subject).toBe(t(`mail.template.${template}.subject`, about));
      expect(text).not.toMatch(/[{}]|mail\./);
    }
  });
});
