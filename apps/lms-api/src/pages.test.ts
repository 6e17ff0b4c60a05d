import { type TestApp } from '@lms/server/testing';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    expect(body).toContain('<style>.entry{}.shared{}</style>');
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

  it('that the browser renders lets inline scripts run by a nonce that no other answer has', async () => {
    const nonces = new Set<string | undefined>();
    for (const { body, headers } of [await get('/private'), await get('/private')]) {
      const nonce = /<script nonce="([^"]+)">theme\(\)/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('that the server renders lets its own inline elements run, by their hashes', async () => {
    const { body, headers } = await get('/');
    const inline = [...body.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
    const hashes = inline.map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const policy = String(headers['content-security-policy']);
    const allowed = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
    expect(inline.map(([, name]) => name)).toEqual(['script', 'style', 'style', 'script']);
    expect(allowed.toSorted()).toEqual(hashes.toSorted());
    expect(policy).not.toMatch(/nonce-|unsafe-inline/);
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

describe('a page that answers one request only', () => {
  const form = (headers?: Record<string, string>) => get('/form?token=s3cret', headers);

  it('is rendered for each, and kept by nobody', async () => {
    const [first, second] = [await form(), await form()];
    const rendering = /<p>(\d+)<\/p>/;
    expect(rendering.exec(first.body)?.[1]).not.toBe(rendering.exec(second.body)?.[1]);
    expect(first.headers['etag']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('lets its inline elements run by a nonce that no other answer has', async () => {
    const nonces = new Set<string | undefined>();
    for (const { body, headers } of [await form(), await form()]) {
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];
      const inline = [...body.matchAll(/<(script|style)([^>]*)>/g)].map(([, , given]) => given);
      const state = ' type="application/json" id="state"';
      expect(inline.toSorted()).toEqual([state, ...Array(4).fill(` nonce="${nonce}"`)].toSorted());
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).not.toMatch(/sha256-|unsafe-inline/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('says within the page what works without scripts', async () => {
    const { body } = await form({ cookie: 'language=bn' });
    const [, said = ''] = /<noscript id="no-script">(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(said).toContain('জাভাস্ক্রিপ্ট বন্ধ আছে');
    const links = [...said.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(['/courses', '/cart/plain', '/verify', '/contact']);
    expect(body).not.toContain('id="splash"');
  });
});

describe('a page that the server renders', () => {
  const shownRender = async (headers?: Record<string, string>) =>
    Number(/<p>(\d+)<\/p>/.exec((await get('/counted', headers)).body)?.[1]);

  it('is rendered once for all who ask together', async () => {
    test.clock.advance(60_000);
    const shown = await Promise.all(Array.from({ length: 20 }, () => shownRender()));
    expect(new Set(shown).size).toBe(1);
  });

  it('is renewed after a second while it is asked for, and never sent older than two', async () => {
    test.clock.advance(60_000);
    const first = await shownRender();
    test.clock.advance(900);
    expect(await shownRender()).toBe(first);
    test.clock.advance(200);
    expect(await shownRender()).toBe(first);
    await expect.poll(() => shownRender()).toBe(first + 1);
    test.clock.advance(2_000);
    expect(await shownRender()).toBe(first + 2);
  });

  it('is another one in another language', async () => {
    const english = await shownRender();
    expect(await shownRender({ cookie: 'language=bn' })).not.toBe(english);
  });

  it('is sent once to a browser that keeps it', async () => {
    const { headers, statusCode } = await get('/', { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    const known = { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) };
    const again = await get('/', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/', { ...known, cookie: 'language=bn' })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip, deflate', gunzipSync],
  ])('is the same document for who accepts %s', async (accepted, decompress) => {
    const plain = await get('/');
    const { rawPayload, headers } = await get('/', { 'accept-encoding': accepted });
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['etag']).not.toBe(plain.headers['etag']);
  });
});
