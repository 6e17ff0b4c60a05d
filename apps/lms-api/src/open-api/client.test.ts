import { apiBase } from '@lms/contract';
import { createAuthoring } from '@lms/course-management/api/testing';
import { testPassword } from '@lms/server/testing';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import type { paths } from './client-types.d';

let test: Awaited<ReturnType<typeof createAuthoring>>;
let baseUrl: string;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}${apiBase}`;
});
afterAll(() => test.close());

it('lets a client made from it sign in, list courses and save one, all typed', async () => {
  await test.create(test.ready({ title: 'Web pages' }));
  const client = createClient<paths>({ baseUrl });
  const signedIn = await client.POST('/auth/authenticate', {
    body: { email: test.users.orgAdmin.username, password: testPassword },
  });
  const authorization = `Bearer ${signedIn.data?.accessToken}`;
  client.use({
    onRequest: ({ request }) => request.headers.set('authorization', authorization),
  });

  const listed = await client.POST('/course/find', {
    body: { paginator: { page: 1, pageSize: 10 }, searchTerm: 'Web' },
  });
  expect(listed.data?.items.map(({ title }) => title)).toEqual(['Web pages']);

  const path = { id: listed.data?.items[0]?.id ?? '' };
  const { data: course } = await client.GET('/course/{id}', { params: { path } });
  if (!course?.draft) throw new Error('The course came without its draft');
  const saved = await client.PUT('/course/{id}', {
    params: { path },
    body: { ...course.draft, title: 'Better web pages', version: course.version },
  });
  expect(saved.data?.draft?.title).toBe('Better web pages');
  expect(saved.data?.version).toBe(course.version + 1);

  const late = await client.PUT('/course/{id}', {
    params: { path },
    body: { ...course.draft, title: 'Late', version: course.version },
  });
  expect([late.response.status, late.error?.code]).toEqual([409, 'entity.conflict']);
});

it('lets the compiler refuse what the document refuses', async () => {
  const client = createClient<paths>({ baseUrl });
  // @ts-expect-error a password is missing
  await client.POST('/auth/authenticate', { body: { email: 'a@test.lms' } });
  // @ts-expect-error no list can be sorted so
  await client.POST('/course/find', { body: { sorting: { column: 'nothing' } } });
  // @ts-expect-error there is no such call
  await client.GET('/course/nowhere');
  expect(test.app.routeRecords.length).toBeGreaterThan(0);
});
