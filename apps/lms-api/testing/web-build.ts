import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const template = `<!doctype html>
<html lang="en"><head><script>theme()</script><!--head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><!--splash--><div id="root"><!--app--></div><!--notice--><!--state--></body></html>`;

/** Mock of the web app's server entry: its answer depends on the address. */
const entryServer = `
let renders = 0;
export const render = async ({ url, language, origin, fetch }) => {
  renders += 1;
  if (url === '/broken') throw new Error('no such luck');
  if (url === '/unknown') return { status: 302, redirect: '/error/404', unshared: true };
  if (url === '/private') return { status: 200, lang: 'en', head: '', body: '', state: '', sources: [], unshared: true };
  if (url.startsWith('/form')) {
    const body = '<noscript id="no-script"></noscript><form></form><p>' + renders + '</p>';
    return { status: 200, lang: language, head: '', body, state: '{}', sources: [], unshared: true };
  }
  const answer = await fetch(origin + '/lms-web/api/catalog/course/find', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchTerm: 'x' }),
  });
  const missing = await fetch(new Request(origin + '/lms-web/api/catalog/course/none'));
  const outside = await fetch(origin + '/robots.txt');
  const state = { api: [answer.status, missing.status, outside.status], text: "</script>$'$&" };
  return {
    status: 200, lang: language, head: '<title>Page $&</title>', body: url === '/counted' ? '<p>' + renders + '</p>' : '<h1>Hello $1</h1>',
    state: JSON.stringify(state), sources: ['libs/catalog/web/src/landing/landing-page.tsx'],
    unshared: false,
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

/** Writes a small build of the web app into a new folder, which the caller removes. */
export const writeWebBuild = (): string => {
  const webDir = mkdtempSync(join(tmpdir(), 'lms-web-'));
  const files: Record<string, string> = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify(manifest),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/service-worker.js': 'work()',
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
  return webDir;
};
