import fastifyStatic from '@fastify/static';
import type { Language, RenderRequest, RenderResult } from '@lms/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../../config';
import type { Deps } from '../../deps';
import { ProblemError } from '../../http/problems';
import { requestLanguage } from '../../http/request-language';
import { pageContentSecurityPolicy, workerContentSecurityPolicy } from '../security-headers';
import { createInProcessFetch } from './in-process-fetch';
import { createPageDocument } from './page-document';
import { createPageFiles, type Manifest } from './page-files';
import { createPageStore } from './page-store';
import { siteFiles } from './site-files';
import { type StoredPage, storedPage } from './stored-page';
import { webManifest } from './web-manifest';

/** The web app's renderer (`entry-server.tsx`). */
type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Document without content, which the browser renders. */
const shell: RenderResult = {
  status: 200,
  lang: 'en',
  head: '',
  body: '',
  state: '',
  sources: [],
  unshared: true,
};

const pageHeaders = {
  // Pages differ by the language in the cookie, so only the browser may keep one, and asks first.
  'cache-control': 'private, no-cache',
  'content-type': 'text/html; charset=utf-8',
  vary: 'Cookie',
};

/**
 * Serves built files. Those under `assets/` have a hash in their name and never change; others are
 * cached for an hour.
 */
const serveFiles = (app: FastifyInstance, root: string, config: Config) =>
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
      if (path.includes('service-worker.js')) {
        reply.header('content-security-policy', workerContentSecurityPolicy(config));
      }
      // Its text is in UTF-8, which the type alone does not say.
      if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
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

  const findStored = createPageStore<StoredPage>(deps);

  const renderPage = (url: string, language: Language) =>
    render({
      url,
      language,
      origin: deps.config.publicUrl,
      contact: deps.config.contact,
      fetch: inProcessFetch,
    });

  const documentFor = (page: RenderResult, language: Language, nonce?: string) => {
    const files = filesOf(page.sources, page.lang);
    const { html, inline } = documentOf({ ...page, language, files, nonce });
    return { html, contentSecurityPolicy: pageContentSecurityPolicy(deps.config, inline) };
  };

  /** Sends a document for this answer only. */
  const sendUnshared = (reply: FastifyReply, page: RenderResult, language: Language) => {
    const nonce = randomBytes(16).toString('base64');
    const { html, contentSecurityPolicy } = documentFor(page, language, nonce);
    return reply
      .status(page.status)
      .headers({ ...pageHeaders, 'content-security-policy': contentSecurityPolicy })
      .send(html);
  };

  const sendStored = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage) => {
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
    const { encoding, bytes } = await page.encoded(String(accepted));
    const tag = `"${page.tag}${encoding ? `-${encoding}` : ''}"`;
    reply.headers({
      ...pageHeaders,
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': page.contentSecurityPolicy,
      etag: tag,
    });
    if (known?.includes(tag)) return reply.status(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.status(page.status).send(bytes);
  };

  await serveFiles(app, client, deps.config);
  siteFiles(app, deps);
  webManifest(app);
  app.get('/*', async (request, reply) => {
    // A missing file, such as one of an earlier build, must not get a page instead; nor must what
    // programs look for by its well-known name (RFC 8615).
    if (/^\/(assets|lms-web|\.well-known)\//.test(request.url))
      throw new ProblemError('entity.notFound');
    // Two leading slashes would be another host's address.
    const url = request.url.replace(/^\/+/, '/');
    const language = requestLanguage(request);
    let rendered: RenderResult | undefined;
    try {
      const stored = await findStored(`${language} ${url}`, async () => {
        rendered = await renderPage(url, language);
        if (rendered.unshared) return undefined;
        const { html, contentSecurityPolicy } = documentFor(rendered, language);
        return storedPage(rendered.status, contentSecurityPolicy, html);
      });
      if (stored) return await sendStored(request, reply, stored);
      rendered ??= await renderPage(url, language);
    } catch (error) {
      request.log.error({ err: error }, 'a page failed to render');
      rendered = shell;
    }
    if (rendered.redirect) return reply.header('vary', 'Cookie').redirect(rendered.redirect, 302);
    return sendUnshared(reply, rendered, language);
  });
};
