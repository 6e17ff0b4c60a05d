import { reachOf } from '@lms/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unknownId } from './entity/category-fixture';
import { createTestApp, type TestApp } from './testing/app';
import { createSignedInClient, type TestClient } from './testing/client';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the calls', () => {
  it('that anybody may make are these', () => {
    const open = test.app.routeRecords.filter(({ access }) => access === 'public');
    expect(open.map(nameOf).sort()).toEqual([
      'GET /auth/is-email-exists',
      'GET /auth/verify-email',
      'GET /catalog/category',
      'GET /catalog/contact/token',
      'GET /catalog/course/:slug',
      'GET /catalog/instructor/:id',
      'GET /catalog/landing',
      'GET /catalog/lesson/:lessonId',
      'GET /catalog/organization/:code',
      'GET /certificate/:serial.pdf',
      'GET /certificate/key',
      'GET /certificate/verify/:serial',
      'GET /order/return/:gateway',
      'POST /auth/authenticate',
      'POST /auth/logout',
      'POST /auth/refresh',
      'POST /auth/resend-verification',
      'POST /auth/signup',
      'POST /auth/user/forgot-password',
      'POST /catalog/contact',
      'POST /catalog/course/find',
      'POST /catalog/organization/find',
      'POST /order/notification/:gateway',
      'POST /order/quote',
      'PUT /auth/user/reset-password',
    ]);
  });

  it('ask the anonymous to sign in, and refuse each role what it may not do', async () => {
    const { learner, orgUser, orgAdmin, system } = test.users;
    for (const record of test.app.routeRecords) {
      const { access, method, path } = record;
      if (access === 'public') continue;
      const call = async (client: TestClient) => {
        const address = path.replace(/:\w+/g, unknownId);
        // A stream goes on as long as somebody listens.
        if (path === '/events')
          return (await client.get(address, { payloadAsStream: true })).statusCode;
        const send = client[method.toLowerCase() as Lowercase<typeof method>];
        return (await send(address)).statusCode;
      };
      expect(await call(test.anonymous), nameOf(record)).toBe(401);
      for (const user of [learner, orgUser, orgAdmin, system]) {
        const isRefused = reachOf(user.roles, access) === 'none';
        // Each call in a session of its own: some of them end it.
        const status = await call(createSignedInClient(test.app, test.deps, user.id));
        expect(status === 403, `${nameOf(record)} as ${user.name}: ${status}`).toBe(isRefused);
        expect(status).toBeLessThan(500);
      }
    }
  });
});
