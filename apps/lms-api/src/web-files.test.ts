import { mediaFolder } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { writeWebBuild } from '../testing/web-build';
import { buildApp } from './app';

let test: TestApp;
let app: FastifyInstance;
const webDir = writeWebBuild();

beforeAll(async () => {
  test = await createTestApp();
  app = await buildApp(test.deps, { webDir, rateLimits: false });
  await app.listen({ port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('files', () => {
  it('are compressed ahead and kept for good', async () => {
    const { body, headers } = await get('/assets/index-1.js', { 'accept-encoding': 'br' });
    expect([body, headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/index-1.js', 'application/javascript; charset=utf-8'],
    ['/assets/index-1.css', 'text/css; charset=utf-8'],
  ])('say what they are and how they are encoded: %s', async (url, type) => {
    expect((await get(url)).headers['content-type']).toBe(type);
  });

  it('lets the service worker read this site alone, and nobody frame it', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
    );
  });

  it.each(['/lms-web/media/../secret', '/lms-web/media/..%2f..%2fsecret', '/lms-web/media/%00'])(
    'stays in its folder: %s',
    async (path) => {
      const { port } = app.server.address() as AddressInfo;
      // `app.inject` and `fetch` would normalize the path.
      const status = await new Promise((resolve, reject) => {
        request({ port, path }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(404);
    },
  );

  it.each([
    '/assets/old.js',
    '/lms-web/media/none.mp4',
    '/lms-web/other',
    '/.well-known/security.txt',
  ])('answers 404, not a page: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it.each(['/index.html', '/.vite/manifest.json', '/assets/index-1.js.br'])(
    'keeps the build to itself: %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('isEntry');
      expect(body).not.toContain('<!--app-->');
      expect(body).not.toBe('brotli');
    },
  );

  it('says on every page how those who run the site are reached', async () => {
    for (const url of ['/', '/private']) {
      const content = /<meta name="site-contact" content="([^"]*)">/.exec(
        (await get(url)).body,
      )?.[1];
      expect(JSON.parse(content?.replaceAll('&quot;', '"') ?? '')).toEqual(
        test.deps.config.contact,
      );
    }
  });

  it('tells search engines where to look', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /lms-web/api/');
    const { body } = await get('/sitemap.xml');
    expect(body).toContain(`<loc>${test.deps.config.publicUrl}/</loc>`);
    expect(body).toContain(`<loc>${test.deps.config.publicUrl}/organization/BCC</loc>`);
  });

  it('names the installed app and its shortcuts in the reader’s language', async () => {
    const { headers, body } = await get('/manifest.webmanifest', { cookie: 'language=bn' });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      name: 'স্কিলস বাংলাদেশ',
      lang: 'bn',
      start_url: '/my-courses',
      shortcuts: [{ url: '/my-courses', name: 'আমার কোর্স' }, { url: '/courses' }],
    });
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({ lang: 'en' });
  });

  it('tells whoever finds a vulnerability where to report it, if the site says so', async () => {
    const path = '/.well-known/security.txt';
    expect((await get(path)).body).not.toContain('Contact:');
    const securityContact = { url: 'mailto:security@example.org', expires: '2027-06-30' };
    const config = { ...test.deps.config, securityContact };
    const own = await buildApp({ ...test.deps, config }, { webDir, rateLimits: false });
    const { body, headers } = await own.inject(path);
    await own.close();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      `Contact: mailto:security@example.org
Expires: 2027-06-30T23:59:59Z
Preferred-Languages: en, bn
Canonical: ${config.publicUrl}${path}
`,
    );
  });

  it('serves a part of a stored file', async () => {
    const folder = join(mediaFolder(test.deps.config), 'demo');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lesson.mp4'), '0123456789');
    const { statusCode, body, headers } = await get('/lms-web/media/demo/lesson.mp4', {
      range: 'bytes=2-4',
    });
    expect([statusCode, body]).toEqual([206, '234']);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 2-4/10',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});
