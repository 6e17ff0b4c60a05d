import { mediaFolder } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { buildApp } from './app';

let test: TestApp;
let app: FastifyInstance;
const webDir = mkdtempSync(join(tmpdir(), 'lms-web-'));

const template = `<!doctype html>
<html lang="en"><head><script>theme()</script><!--head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><!--splash--><div id="root"><!--app--></div><!--notice--><!--state--></body></html>`;

/** Mock of the web app's server entry: its answer depends on the address. */
const entryServer = `
export const render = async ({ url, language, origin, fetch }) => {
  if (url === '/broken') throw new Error('no such luck');
  if (url === '/unknown') return { status: 302, redirect: '/error/404' };
  if (url === '/private') return { status: 200, lang: 'en', head: '', body: '', state: '', sources: [] };
  const answer = await fetch(origin + '/lms-web/api/catalog/course/find', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerm: 'x' }),
  });
  const missing = await fetch(new Request(origin + '/lms-web/api/catalog/course/none'));
  const outside = await fetch(origin + '/robots.txt');
  const state = { api: [answer.status, missing.status, outside.status], text: "</script>$'$&" };
  return {
    status: 200, lang: language, head: '<title>Page $&</title>', body: '<h1>Hello $1</h1>',
    state: JSON.stringify(state), sources: ['libs/catalog/web/src/landing/landing-page.tsx'],
  };
};`;

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/index-1.css'],
  },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  '../../libs/catalog/web/src/landing/landing-page.tsx': {
    file: 'assets/landing-1.js',
    imports: ['index.html', '_vendor.js', '_shared.js'],
  },
  ...Object.fromEntries(
    ['latin', 'taka', 'bengali'].map((letters) => [
      `../../libs/shared/ui/src/theme/fonts/noto-sans-${letters}.woff2`,
      { file: `assets/noto-sans-${letters}-1.woff2` },
    ]),
  ),
};

beforeAll(async () => {
  const files: Record<string, string> = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/index-1.js': 'plain()',
    'client/assets/index-1.js.br': 'brotli',
    'client/assets/index-1.css': '.entry{}',
    'client/assets/shared-1.css': '.shared{}',
    'server/entry-server.js': entryServer,
    'server/package.json': '{"type":"module"}',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(webDir, file, '..'), { recursive: true });
    writeFileSync(join(webDir, file), content);
  }
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

describe('a page', () => {
  it('arrives with its content, head and state, and nothing of them is taken for markup', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"><h1>Hello $1</h1></div>');
    expect(body).toContain('<title>Page $&</title>');
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(state ?? '')).toEqual({ api: [200, 404, 404], text: "</script>$'$&" });
  });

  it('comes with its styles, so that it paints without waiting', async () => {
    const { body } = await get('/');
    expect(body).toMatch(/<style nonce="[^"]+">\.entry\{\}\.shared\{\}<\/style>/);
    const links = [...body.matchAll(/<link rel="stylesheet"( disabled)? href="([^"]+)">/g)];
    expect(links.map(([, disabled, href]) => [disabled, href])).toEqual([
      [' disabled', '/assets/index-1.css'],
      [' disabled', '/assets/shared-1.css'],
    ]);
  });

  it.each([
    ['en', ['/assets/noto-sans-latin-1.woff2']],
    ['bn', ['/assets/noto-sans-latin-1.woff2', '/assets/noto-sans-bengali-1.woff2']],
  ])('in %s fetches the fonts of its letters before it is painted', async (language, fonts) => {
    const { body } = await get('/', { cookie: `language=${language}` });
    const links = [
      ...body.matchAll(/<link rel="preload" as="font"[^>]* crossorigin href="([^"]+)">/g),
    ];
    expect(links.map(([, href]) => href)).toEqual(fonts);
    expect((await get('/private')).body).not.toContain('as="font"');
  });

  it.each([
    ['/', 'en', 'Try again'],
    ['/', 'bn', 'আবার চেষ্টা করুন'],
    ['/private', 'en', 'Try again'],
    ['/broken', 'en', 'Try again'],
  ])(
    '%s brings in %s what it says if its scripts cannot be loaded',
    async (url, language, retry) => {
      const { body } = await get(url, { cookie: `language=${language}` });
      expect(body).toContain('<div id="incomplete" role="alert" hidden>');
      expect(body).toContain(`<a href="">${retry}</a></div>`);
    },
  );

  it('fetches its scripts, each once, when it has been painted', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/<script[^>]* src=|modulepreload" crossorigin/);
    const list = /for \(const href of (.*)\) \{/.exec(body)?.[1];
    expect(JSON.parse(list ?? '')).toEqual([
      '/assets/index-1.js',
      '/assets/vendor-1.js',
      '/assets/landing-1.js',
      '/assets/shared-1.js',
    ]);
  });

  it('fetches its scripts at once where there is nothing to paint without them', async () => {
    const { body } = await get('/private');
    expect(body).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>');
    expect(body.match(/<link rel="modulepreload"/g)).toHaveLength(1);
  });

  it('says without scripts what needs them, and what does not', async () => {
    const { body } = await get('/private', { cookie: 'language=bn' });
    const [, said = ''] = /<noscript>(<main.*?)<\/noscript>/s.exec(body) ?? [];
    expect(said).toContain('<h1>এই পৃষ্ঠার জন্য জাভাস্ক্রিপ্ট দরকার</h1>');
    const links = [...said.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(['/', '/courses', '/cart/plain', '/verify', '/contact']);
    const nonce = /<script nonce="([^"]+)">theme\(\)/.exec(body)?.[1];
    expect(body).toContain(
      `<noscript><style nonce="${nonce}">#splash,[data-scripted]{display:none`,
    );
    expect((await get('/')).body).not.toContain('<noscript><main');
  });

  it('lets inline scripts run by a nonce that no other answer has', async () => {
    const nonces = new Set<string | undefined>();
    for (const { body, headers } of [await get('/'), await get('/')]) {
      const nonce = /<script nonce="([^"]+)">theme\(\)/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('comes in the language of the cookie, else in English', async () => {
    const bengali = await get('/', { cookie: 'language=bn' });
    expect(bengali.body).toContain('<html lang="bn">');
    expect(bengali.headers['vary']).toMatch(/cookie/i);
    expect((await get('/', { cookie: 'language="><b>' })).body).toContain('<html lang="en">');
  });

  it('takes an address for a path, however many slashes it begins with', async () => {
    expect((await get('//unknown')).headers['location']).toBe('/error/404');
  });

  it('goes on where the web app says so', async () => {
    const { statusCode, headers } = await get('/unknown');
    expect([statusCode, headers['location']]).toEqual([302, '/error/404']);
  });

  it.each(['/private', '/broken'])('is left to the browser: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('id="state"');
  });
});

describe('files', () => {
  it('are compressed ahead and kept for good', async () => {
    const { body, headers } = await get('/assets/index-1.js', { 'accept-encoding': 'br' });
    expect([body, headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
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

  it.each(['/assets/old.js', '/lms-web/media/none.mp4', '/lms-web/other'])(
    'answers 404, not a page: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/problem+json');
    },
  );

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
