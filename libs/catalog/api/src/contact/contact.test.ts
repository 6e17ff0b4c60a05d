import type { ContactInput, ContactToken } from '@lms/catalog/contract';
import type { Problem } from '@lms/contract';
import { jobs } from '@lms/server/database';
import { maxFillMs, minFillMs } from '@lms/server/platform';
import { readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    contact: { email: 'help@council.example', phone: '', address: '' },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(jobs);
  // Lets the limits of earlier tests expire.
  test.clock.advance(60 * 60_000);
});

const openForm = async () => {
  const response = await test.anonymous.get('/catalog/contact/token');
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json<ContactToken>().token;
};

const message = {
  name: 'Rahima Khatun',
  email: 'rahima@example.org',
  topic: 'LEARNER_SUPPORT',
  message: 'আমি লগইন করতে পারছি না।\nPlease help <me> & others.',
  language: 'bn',
} satisfies Partial<ContactInput>;

const send = (parts: object) => test.anonymous.post('/catalog/contact', { ...message, ...parts });

/** Opens the form, then fills it in at a person's pace and sends it. */
const write = async (parts: object = {}) => {
  const token = await openForm();
  test.clock.advance(minFillMs);
  return send({ token, ...parts });
};

const codeOf = (response: { json: <T>() => T }) => response.json<Problem>().code;
const mailsWaiting = () => test.db.$count(jobs, eq(jobs.kind, 'contact-mail'));

describe('a message to those who run the site', () => {
  it('is mailed to them, and an answer goes to the sender', async () => {
    expect((await write()).statusCode).toBe(204);
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toMatch(/^To: help@council\.example\r$/m);
    expect(mail).toMatch(/^Reply-To: Rahima Khatun <rahima@example\.org>\r$/m);
    expect(mail).toMatch(/^Subject: Help for learners: message from Rahima Khatun\r$/m);
    expect(mail).toContain('Language of the page: bn');
    expect(mail).not.toContain('Auto-Submitted');
  });

  it('is mailed word for word, as text and as HTML in which it does nothing', async () => {
    await write({ message: 'Please <b>help</b> & "others".\nThank you.' });
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain('Please <b>help</b> & "others".\r\nThank you.');
    expect(mail).toContain('Please &lt;b&gt;help&lt;/b&gt; &amp;');
  });

  it.each([
    ['name', 'required', ''],
    ['name', 'minLength', 'R'],
    ['name', 'maxLength', 'র'.repeat(101)],
    ['email', 'required', undefined],
    ['email', 'email', 'rahima'],
    ['email', 'maxLength', `${'a'.repeat(243)}@example.org`],
    ['topic', 'oneOf', 'COMPLAINT'],
    ['message', 'minLength', 'Too short'],
    ['message', 'maxLength', '🙂'.repeat(4_001)],
    ['message', 'required', ' '.repeat(20)],
    ['language', 'oneOf', 'it'],
    ['token', 'required', undefined],
    ['subject', 'unknown', 'Hello'],
  ])('is refused when its %s is found to be: %s', async (field, code, value) => {
    const response = await write({ [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors).toContainEqual(
      expect.objectContaining({ field, code }),
    );
    expect(await mailsWaiting()).toBe(0);
  });

  it('may be as long as its limit, counted in signs as they are written', async () => {
    expect((await write({ name: '🙂'.repeat(100), message: '🙂'.repeat(4_000) })).statusCode).toBe(
      204,
    );
  });

  it.each([
    ['name', 'Rahima\r\nBcc: everybody@example.org'],
    ['name', 'Rahima\u2028Bcc: everybody@example.org'],
    ['name', 'Rahima\u0085Bcc: everybody@example.org'],
    ['email', 'rahima@example.org\r\nBcc: everybody@example.org'],
    ['email', 'rahima@example.org,everybody@example.org'],
    ['email', '<rahima@example.org>'],
  ])('adds no header and no reader by its %s: %j', async (field, value) => {
    expect((await write({ [field]: value })).statusCode).toBe(400);
    expect(await mailsWaiting()).toBe(0);
  });

  it('keeps signs of a name out of the headers’ own', async () => {
    await write({ name: 'Rahima" <x@evil.example>, "Karim' });
    const mail = (await readOutbox(test)).at(-1);
    const head = mail?.split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(
      /^Reply-To: "Rahima\\" <x@evil\.example>, \\"Karim" <rahima@example\.org>/m,
    );
    expect(head.match(/^To: .*$/m)?.[0]).toContain('help@council.example');
  });
});

describe('a form that no person filled in', () => {
  it('is thanked for and thrown away when it holds what people do not see', async () => {
    const response = await write({ website: 'https://spam.example' });
    expect(response.statusCode).toBe(204);
    expect(await mailsWaiting()).toBe(0);
  });

  it('is refused when it was filled in too fast', async () => {
    const token = await openForm();
    test.clock.advance(minFillMs - 1);
    const tooSoon = await send({ token });
    expect([tooSoon.statusCode, codeOf(tooSoon)]).toEqual([400, 'contact.tooSoon']);
    test.clock.advance(1);
    expect((await send({ token })).statusCode).toBe(204);
  });

  it('is refused when it was opened too long ago', async () => {
    const token = await openForm();
    test.clock.advance(maxFillMs);
    expect((await send({ token })).statusCode).toBe(204);
    test.clock.advance(1);
    const expired = await send({ token });
    expect([expired.statusCode, codeOf(expired)]).toEqual([400, 'contact.expired']);
  });

  it('is refused with a token that was not made here', async () => {
    const token = await openForm();
    const [time, signature] = token.split('.');
    test.clock.advance(minFillMs);
    for (const forged of [
      'nothing',
      `${time}.`,
      `${Number(time) - 60_000}.${signature}`,
      `${time}.${signature?.slice(1)}`,
    ]) {
      expect(codeOf(await send({ token: forged }))).toBe('contact.expired');
    }
    expect(await mailsWaiting()).toBe(0);
  });
});

describe('many messages', () => {
  const writeFrom = async (remoteAddress: string) => {
    const token = await openForm();
    test.clock.advance(minFillMs);
    return test.app.inject({
      method: 'POST',
      url: '/lms-web/api/catalog/contact',
      payload: { ...message, token },
      remoteAddress,
    });
  };

  it('from one address are refused, and those of another one are not', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await writeFrom('10.0.0.1')).statusCode).toBe(204);
    }
    const refused = await writeFrom('10.0.0.1');
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'request.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await writeFrom('10.0.0.2')).statusCode).toBe(204);
    test.clock.advance(60 * 60_000);
    expect((await writeFrom('10.0.0.1')).statusCode).toBe(204);
  });

  it('from everywhere together are refused beyond what anybody could read', async () => {
    const token = await openForm();
    test.clock.advance(minFillMs);
    const statuses = new Map<number, number>();
    for (let count = 0; count < 302; count += 1) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/lms-web/api/catalog/contact',
        payload: { ...message, token },
        remoteAddress: `10.1.${count % 250}.1`,
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: 300, 429: 2 });
  });
});
