import { antiForgeryCookie, antiForgeryHeader } from '@lms/contract';
import { createFormTokens, minFillMs } from '@lms/server/platform';
import { type TestApp, testPassword } from '@lms/server/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { rotateSecondFactors } from './second-factor-secret';

const [older, newer] = ['the older secret, of 32 characters', 'the newer secret, of 32 characters'];
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ secret: older });
});
afterAll(() => test.close());

/** Starts the server with other secrets, as far as it matters. */
const restart = (secret: string, otherSecret?: string) =>
  void Object.assign(test.deps.config, { secret, otherSecret });
const rotate = () => rotateSecondFactors(test.database, test.deps.config);

/** Signs in by the app's next code, or a recovery code. */
const signIn = async (secret: string, recoveryCode?: string) => {
  test.clock.advance(90_000);
  const epoch = Math.floor(test.clock.now().getTime() / 1000);
  const code = recoveryCode ?? generateSync({ secret, epoch });
  const answer = await test.anonymous.post('/auth/authenticate', {
    email: 'org-admin@test.lms',
    password: testPassword,
    code,
  });
  return { status: answer.statusCode, cookies: answer.cookies, body: answer.json() };
};

it('keeps second factors, sessions and forms while one secret takes the place of another', async () => {
  const admin = test.as(test.users.orgAdmin);
  const begun = await admin.post('/user/me/second-factor', { password: testPassword });
  const { secret } = begun.json<{ secret: string }>();
  const epoch = Math.floor(test.clock.now().getTime() / 1000);
  const on = await admin.put('/user/me/second-factor', { code: generateSync({ secret, epoch }) });
  const [recoveryCode = ''] = on.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const { cookies, body } = await signIn(secret);
  const kept = cookies.find(({ name }) => name === antiForgeryCookie)?.value ?? '';
  const write = () =>
    test.anonymous.post('/user/me/second-factor/recovery-codes', undefined, {
      headers: { authorization: `Bearer ${body.accessToken}`, [antiForgeryHeader]: kept },
      cookies: { [antiForgeryCookie]: kept },
    });
  const forms = () => createFormTokens(test.deps, 'contact-form');
  const token = forms().issue();
  test.clock.advance(minFillMs);

  restart(newer, older);
  expect((await signIn(secret)).status).toBe(200);
  expect((await write()).json()).not.toMatchObject({ code: 'request.forged' });
  forms().verify(token);
  expect(await rotate()).toEqual({ renewed: 1, upToDate: 0, lost: 0 });
  expect(await rotate()).toEqual({ renewed: 0, upToDate: 1, lost: 0 });

  restart(newer);
  expect((await signIn(secret)).status).toBe(200);
  expect((await write()).json()).toMatchObject({ code: 'request.forged' });
  expect(() => forms().verify(token)).toThrow('contact.expired');

  // Without the secret that encrypted it, recovery codes are what is left.
  restart(older);
  expect((await signIn(secret)).body).toMatchObject({ code: 'auth.secondFactorWrong' });
  expect(await rotate()).toEqual({ renewed: 0, upToDate: 0, lost: 1 });
  expect((await signIn(secret, recoveryCode)).status).toBe(200);
});
