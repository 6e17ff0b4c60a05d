import fastifyStatic from '@fastify/static';
import type { Language, SiteContact } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deps } from '../../deps';
import { ProblemError } from '../../http/problems';
import { requestLanguage } from '../../http/request-language';
import { pageContentSecurityPolicy } from '../security-headers';
import { createInProcessFetch } from './in-process-fetch';
import { createPageDocument } from './page-document';
import { createPageFiles, type Manifest } from './page-files';
import { siteFiles } from './site-files';

/** Request to the web app's renderer (`entry-server.tsx`), and its result. */
interface RenderRequest {
  url: string;
  language: Language;
  origin: string;
  contact: SiteContact;
  fetch: typeof fetch;
}
interface RenderResult {
  status: number;
  redirect?: string;
  lang: string;
  head: string;
  body: string;
  state: string;
  sources: string[];
}
type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Document without content, which the browser renders. */
const shell: RenderResult = {
  status: 200,
  lang: 'en',
  head: '',
  body: '',
  state: '',
  sources: [],
};

/**
 * Serves built files. Those under `assets/` have a hash in their name and never change; others are
 * cached for an hour.
 */
const serveFiles = (app: FastifyInstance, root: string) =>
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Every header costs bytes on a first visit; these are useless for files that never change.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(root, 'assets'));
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

const loadRender = async (webDir: string): Promise<Render> => {
  const entry = pathToFileURL(join(webDir, 'server/entry-server.js')).href;
  const { render } = (await import(/* @vite-ignore */ entry)) as { render: Render };
  return render;
};

/**
 * Serves the web app built in `webDir`: its files, and any other address as a page, rendered with
 * its data if the web app renders it on the server. If rendering fails, the browser renders.
 * Without a build there are no pages: in development `vite` serves them.
 */
export const pagesPlugin = async (app: FastifyInstance, deps: Deps, webDir: string) => {
  const client = join(webDir, 'client');
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  if (!existsSync(join(client, 'index.html'))) return;
  const render = await loadRender(webDir);
  const documentOf = createPageDocument(read('index.html'), deps.config.contact);
  const filesOf = createPageFiles(JSON.parse(read('.vite/manifest.json')) as Manifest, read);
  const inProcessFetch = createInProcessFetch(app);

  const renderOrShell = async (request: FastifyRequest) => {
    try {
      return await render({
        // Two leading slashes would be another host's address.
        url: request.url.replace(/^\/+/, '/'),
        language: requestLanguage(request),
        origin: deps.config.publicUrl,
        contact: deps.config.contact,
        fetch: inProcessFetch,
      });
    } catch (error) {
      request.log.error({ err: error }, 'a page failed to render');
      return shell;
    }
  };

  const send = (request: FastifyRequest, reply: FastifyReply, page: RenderResult) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .status(page.status)
      .headers({
        'content-security-policy': pageContentSecurityPolicy(deps.config, nonce),
        // The nonce is for this answer only, so caches must not reuse it.
        'cache-control': 'private, no-cache',
        vary: 'Cookie',
      })
      .type('text/html; charset=utf-8')
      .send(
        documentOf({
          ...page,
          language: requestLanguage(request),
          files: filesOf(page.sources, page.lang),
          nonce,
        }),
      );
  };

  await serveFiles(app, client);
  siteFiles(app, deps);
  app.get('/*', async (request, reply) => {
    // A missing file, such as one of an earlier build, must not get a page instead.
    if (/^\/(assets|lms-web)\//.test(request.url)) throw new ProblemError('entity.notFound');
    const page = await renderOrShell(request);
    if (page.redirect) return reply.header('vary', 'Cookie').redirect(page.redirect, 302);
    return send(request, reply, page);
  });
};
