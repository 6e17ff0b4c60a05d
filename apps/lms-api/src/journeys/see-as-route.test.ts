import type { SeeAs } from '@lms/auth/contract';
import { definePermissions, type Problem, reaches, seeAsHeader } from '@lms/contract';
import { route } from '@lms/server/platform';
import type { TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

const permissions = definePermissions({ 'thing.read': reaches('own', 'own', 'own', 'own') });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const { app } = test;
  const summary = 'For the test';
  route(app, {
    method: 'GET',
    summary,
    path: '/testing/own',
    access: permissions['thing.read'],
    handle: ({ scope }) => scope,
  });
  const open = { summary, access: 'public', handle: () => ({}) } as const;
  route(app, { ...open, method: 'GET', path: '/testing/followed', reads: false });
  route(app, { ...open, method: 'POST', path: '/testing/search', reads: true });
  route(app, { ...open, method: 'POST', path: '/testing/find' });
  route(app, { ...open, method: 'POST', path: '/testing/quote' });
});
afterAll(() => test.close());

describe('a call by who looks through the eyes of somebody', () => {
  it('passes when it reads: a GET, or what is declared so, whatever it is called', async () => {
    const { learner, system } = test.users;
    const begun = await test.as(system).post(`/user/${learner.id}/see-as`);
    const options = { headers: { [seeAsHeader]: begun.json<SeeAs>().id } };
    const { get, post } = test.as(system);
    expect((await get('/testing/own', options)).statusCode).toBe(200);
    expect((await post('/testing/search', {}, options)).statusCode).toBe(200);
    for (const refused of [
      await get('/testing/followed', options),
      await post('/testing/find', {}, options),
      await post('/testing/quote', {}, options),
    ]) {
      expect(refused.json<Problem>()).toMatchObject({ status: 403, code: 'seeAs.readOnly' });
    }
  });
});
