import { antiForgeryCookie, apiBase } from '@lms/contract';
import { type TestApp } from '@lms/server/testing';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const raw = (options: object) =>
  test.app.inject({ url: `${apiBase}/auth/authenticate`, ...options });
const json = { 'content-type': 'application/json' };
const good = JSON.stringify({ email: 'nobody@test.lms', password: 'p'.repeat(8) });

describe('what is wrong with a request', () => {
  const cases: [string, object, number, string][] = [
    ['an unknown call', { url: `${apiBase}/nowhere` }, 404, 'entity.notFound'],
    ['an unknown address', { url: '/nowhere-at-all.txt', method: 'POST' }, 404, 'entity.notFound'],
    [
      'a name of 101 letters',
      { url: `${apiBase}/people/${'a'.repeat(101)}` },
      404,
      'entity.notFound',
    ],
    ['another method', { method: 'DELETE' }, 405, 'request.methodNotAllowed'],
    ['a trace', { method: 'TRACE' }, 405, 'request.methodNotAllowed'],
    ['broken JSON', { method: 'POST', payload: '{', headers: json }, 400, 'request.malformed'],
    ['no body', { method: 'POST' }, 400, 'validation.failed'],
    ['a list', { method: 'POST', payload: '[]', headers: json }, 400, 'validation.failed'],
    ['null', { method: 'POST', payload: 'null', headers: json }, 400, 'validation.failed'],
    [
      'a poisoned prototype',
      { method: 'POST', payload: '{"__proto__":{"x":1}}', headers: json },
      400,
      'request.malformed',
    ],
    [
      'a form',
      {
        method: 'POST',
        payload: 'email=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'request.unsupportedType',
    ],
    [
      'a body of more than 256 KiB',
      { method: 'POST', payload: `{"email":"${'a'.repeat(262_144)}"}`, headers: json },
      413,
      'request.tooLarge',
    ],
    [
      'a NUL',
      { method: 'POST', payload: good.replace('nobody', 'no\\u0000body'), headers: json },
      400,
      'request.malformed',
    ],
    ['a broken address', { url: '/%c0%ae' }, 400, 'request.malformed'],
  ];
  it.each(cases)('is told as a problem: %s', async (_name, options, status, code) => {
    const response = await raw(options);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      status,
      type: `urn:lms:problem:${code}`,
      requestId: response.headers['x-request-id'],
    });
  });

  it('is found out however the address is written', async () => {
    const url = `${apiBase.replace('lms', '%6cms')}/auth/authenticate`;
    const forged = await raw({ url, method: 'POST', cookies: { [antiForgeryCookie]: 'a' } });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'request.forged']);
    expect(forged.headers['cache-control']).toBe('no-store');
    expect((await raw({ url, method: 'DELETE' })).headers.allow).toBe('POST');
  });

  it('names the methods that would do', async () => {
    expect((await raw({ method: 'DELETE' })).headers.allow).toBe('POST');
  });
});

describe('every answer', () => {
  it('carries the security headers and is stored nowhere', async () => {
    for (const url of [`${apiBase}/user/me`, `${apiBase}/openapi.json`, `${apiBase}/nowhere`]) {
      const { headers } = await test.app.inject(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('leads a browser from a broken address to the page of unknown ones', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const answer = await test.app.inject({ url: '/course/%E0%A6', headers });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/error/404');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('carries them on a malformed address, too', async () => {
    for (const url of ['/%E0%A4%A', `${apiBase}/course/%`, `${apiBase}/%zz?a=%`]) {
      const { statusCode, headers } = await test.app.inject(url);
      expect(statusCode).toBe(400);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('is compressed for who asks', async () => {
    const response = await test.app.inject({
      url: `${apiBase}/openapi.json`,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(response.rawPayload).toString()).openapi).toBe('3.1.0');
  });
});

describe('the OpenAPI document', () => {
  it('has the limits of the schemas, who may call, and every parameter', async () => {
    const { paths } = (await test.app.inject(`${apiBase}/openapi.json`)).json();
    const signUp = paths['/auth/signup'].post;
    expect(signUp.security).toEqual([]);
    expect(signUp.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: expect.arrayContaining(['name', 'email', 'password']),
      properties: {
        name: { type: 'string', minLength: 3, maxLength: 48 },
        email: { minLength: 3, maxLength: 48 },
        password: { minLength: 7, maxLength: 40 },
        language: { enum: ['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'] },
      },
    });
    expect(paths['/auth/verify-email'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'token', in: 'query', required: true }),
    );
    expect(paths['/user/me'].get.security).toEqual([{ bearer: [] }]);
  });
});

describe('the probes', () => {
  it('say that the server lives and is ready', async () => {
    expect((await test.app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/ready')).statusCode).toBe(200);
  });

  it('say when the database is away, and a call says so, too', async () => {
    const away = await createTestApp();
    await away.app.ready();
    await away.database.pool.end();
    const { deps } = away;
    const response = await away.anonymous.get('/auth/is-email-exists?email=a@test.lms');
    expect(response.statusCode).toBe(503);
    deps.database.healthy = () => false;
    expect((await away.app.inject('/ready')).statusCode).toBe(503);
    expect((await away.app.inject('/health')).statusCode).toBe(200);
    // Its pool has ended already.
    away.database.pool.end = () => Promise.resolve();
    await away.close();
  });
});

describe('rate limits', () => {
  it('answer 429 with the time to wait', async () => {
    const limited = await createTestApp({}, { rateLimits: true });
    const ask = () => limited.anonymous.post('/auth/refresh', { refreshToken: 'x' });
    for (let i = 0; i < 120; i += 1) expect((await ask()).statusCode).toBe(401);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.anonymous.get('/user/me')).statusCode).toBe(401);
    await limited.close();
  });
});
