import { definePermissions, reaches, text } from '@lms/contract';
import { type TestApp, testAppOf } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixed, object } from 'yup';
import { route } from './route';

const permissions = definePermissions({
  'thing.read': reaches('own', 'own', 'own', 'own'),
  'thing.write': reaches('none', 'none', 'none', 'all'),
});

let test: TestApp;
beforeAll(async () => {
  test = await testAppOf([])();
  const { app } = test;
  const common = { method: 'GET', summary: 'For the test' } as const;
  route(app, {
    ...common,
    path: '/testing/write',
    access: permissions['thing.write'],
    handle: () => ({ done: true }),
  });
  route(app, {
    ...common,
    path: '/testing/own',
    access: permissions['thing.read'],
    handle: ({ scope }) => scope,
  });
  route(app, {
    ...common,
    path: '/testing/id/:courseId',
    access: 'public',
    handle: ({ params }) => params,
  });
  route(app, {
    ...common,
    path: '/testing/slug/:slug',
    access: 'public',
    handle: ({ params }) => params,
  });
  route(app, {
    ...common,
    method: 'POST',
    path: '/testing/body',
    access: 'public',
    body: object({ name: text({ max: 10 }), any: mixed() }).noUnknown(),
    handle: ({ body }) => body,
  });
});
afterAll(() => test.close());

describe('access', () => {
  it('follows the permission table for every role, and asks the anonymous to sign in', async () => {
    const statusFor = async (user: { id: string }) =>
      (await test.as(user).get('/testing/write')).statusCode;
    const { learner, orgUser, orgAdmin, system } = test.users;
    expect((await test.anonymous.get('/testing/write')).statusCode).toBe(401);
    expect(await statusFor(learner)).toBe(403);
    expect(await statusFor(orgUser)).toBe(403);
    expect(await statusFor(orgAdmin)).toBe(403);
    expect(await statusFor(system)).toBe(200);
  });

  it('gives the handler the reach of the caller', async () => {
    const { otherOrgAdmin } = test.users;
    expect((await test.as(otherOrgAdmin).get('/testing/own')).json()).toEqual({
      kind: 'own',
      userId: otherOrgAdmin.id,
      organizationId: test.organizations.other.id,
    });
  });
});

describe('parameters', () => {
  it('name nothing when they have not the form of an id', async () => {
    const statusOf = async (id: string) =>
      (await test.anonymous.get(`/testing/id/${id}`)).statusCode;
    expect(await statusOf(test.users.learner.id)).toBe(200);
    for (const id of ['1', 'null', "'--", test.users.learner.id.toUpperCase(), '%00']) {
      expect(await statusOf(id)).toBe(404);
    }
    expect((await test.anonymous.get('/testing/slug/a%00b')).statusCode).toBe(404);
  });
});

describe('a body', () => {
  const send = async (json: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await test.anonymous.post('/testing/body', json, { headers });
    return [response.statusCode, response.json().code ?? response.json()];
  };

  it('comes in NFC, and its length is counted so', async () => {
    expect(await send('{"name":"Ame\\u0301lie"}')).toEqual([200, { name: 'Amélie' }]);
    expect(await send(`{"name":"${'😀'.repeat(10)}"}`)).toEqual([200, { name: '😀'.repeat(10) }]);
    expect(await send(`{"name":"${'😀'.repeat(11)}"}`)).toEqual([400, 'validation.failed']);
  });

  it('is never bent to fit', async () => {
    for (const name of ['1', 'true', '[]', '{}', 'null']) {
      expect(await send(`{"name":${name}}`)).toEqual([400, 'validation.failed']);
    }
    expect(await send('{"other":1}')).toEqual([400, 'validation.failed']);
  });

  it('is refused when it holds what can not be stored or is nested without end', async () => {
    const refused = [400, 'request.malformed'];
    expect(await send('{"name":"a\\u0000"}')).toEqual(refused);
    expect(await send('{"any":{"x":["\\ud83d"]}}')).toEqual(refused);
    expect(await send('{"any":{"a\\u0000":1}}')).toEqual(refused);
    expect(await send(`{"any":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toEqual(refused);
  });
});
