import { type TestApp, testPassword } from '@lms/server/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ requireSecondFactor: true });
});
afterAll(() => test.close());

const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });

describe('a second factor that the role demands', () => {
  it.each(['system', 'orgAdmin'] as const)(
    'keeps %s from everything but turning it on',
    async (name) => {
      const client = test.as(test.users[name]);
      const refused = async () => {
        const answers = [
          await client.get('/user/me/sessions'),
          await client.get('/user/me/export'),
          await client.put('/auth/user/change-password', {}),
        ];
        return answers.map((answer) => [answer.statusCode, answer.json().code]);
      };
      expect(await refused()).toEqual(Array(3).fill([403, 'auth.secondFactorMissing']));
      expect((await client.get('/user/me')).json().needsSecondFactor).toBe(true);
      expect((await client.get('/user/me/profile')).json().hasSecondFactor).toBe(false);

      const begun = await client.post('/user/me/second-factor', { password: testPassword });
      const code = codeOf(begun.json().secret);
      expect((await client.put('/user/me/second-factor', { code })).statusCode).toBe(200);
      expect((await client.get('/user/me')).json().needsSecondFactor).toBe(false);
      expect((await client.get('/user/me/sessions')).statusCode).toBe(200);

      test.clock.advance(30_000);
      const off = { password: testPassword, code: codeOf(begun.json().secret) };
      expect((await client.post('/user/me/second-factor/off', off)).statusCode).toBe(204);
      expect((await client.get('/user/me/sessions')).statusCode).toBe(403);
      expect((await client.post('/auth/logout')).statusCode).toBe(204);
      expect((await client.get('/user/me')).statusCode).toBe(401);
    },
  );

  it.each(['learner', 'orgUser'] as const)('asks nothing of %s', async (name) => {
    const client = test.as(test.users[name]);
    expect((await client.get('/user/me')).json().needsSecondFactor).toBe(false);
    expect((await client.get('/user/me/sessions')).statusCode).toBe(200);
  });

  it('is asked for by the setting alone', async () => {
    const free = await createTestApp();
    const client = free.as(free.users.system);
    expect((await client.get('/user/me')).json().needsSecondFactor).toBe(false);
    expect((await client.get('/user/me/sessions')).statusCode).toBe(200);
    await free.close();
  });
});
