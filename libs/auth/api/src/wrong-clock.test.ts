import { newestToken, testPassword } from '@lms/server/testing';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

const day = 24 * 60 * 60_000;

it.each([-400, 400])('a clock that is %i days off the database is the only one', async (days) => {
  const test = await createTestApp();
  test.clock.advance(days * day);
  const signIn = async (email: string, password = testPassword) => {
    const answer = await test.anonymous.post('/auth/authenticate', { email, password });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ accessToken: string }>().accessToken;
  };
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await test.anonymous.get('/user/me', { headers })).statusCode;
  };

  const token = await signIn('learner@test.lms');
  expect(await ask(token)).toBe(200);
  test.clock.advance(day);
  expect(await ask(token)).toBe(401);

  const person = { name: 'Rahima', email: 'rahima@example.org', password: 'Bengal-71x' };
  await test.anonymous.post('/auth/signup', person);
  const verify = `/auth/verify-email?token=${await newestToken(test)}`;
  expect((await test.anonymous.get(verify)).statusCode).toBeLessThan(400);
  expect(await ask(await signIn(person.email, person.password))).toBe(200);
  await test.close();
});
