import fastifyStatic from '@fastify/static';
import { inDataFolder } from '@lms/server/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import parseRange from 'range-parser';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { type FileFacts, isFileName, mediaTypeOf } from '../files/file-store';
import { ProblemError } from '../http/problems';

/** Path of stored files; see {@link mediaFolder}. */
export const mediaPath = '/lms-web/media/';
/** Path of the files that authors uploaded. */
export const uploadsPath = `${mediaPath}uploads/`;

/** Returns the name under which the store has the file of an address. */
export const storedName = (address: string) => `media/${address.slice(mediaPath.length)}`;

/**
 * Returns the folder of videos, captions, documents and pictures, and creates it if missing. A
 * file's name never gets another content.
 *
 * @throws StartError
 */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => {
  const folder = join(dataDir, 'media');
  inDataFolder(dataDir, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return folder;
};

/** Pages of this site may frame the files, and no script in them runs. */
const contentSecurityPolicy =
  "default-src 'self'; script-src 'none'; base-uri 'none'; frame-ancestors 'self'";

const serveFolder = async (app: FastifyInstance, config: Config) => {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // A range beyond the end gets 416 without a body (RFC 9110, section 15.5.17).
    if (error.statusCode !== 416) throw error;
    return reply.status(416).header('cache-control', 'no-store').send();
  });
  await app.register(fastifyStatic, {
    root: resolve(mediaFolder(config)),
    prefix: mediaPath,
    decorateReply: false,
    index: false,
    maxAge: '1y',
    immutable: true,
    setHeaders: (reply) => {
      reply.header('content-security-policy', contentSecurityPolicy);
    },
  });
};

/** The same tag that a file on disk gets. */
const tagOf = ({ bytes, modifiedAt }: FileFacts) =>
  `W/"${bytes.toString(16)}-${modifiedAt.getTime().toString(16)}"`;

/** Returns the part that is asked for; -1 if the file has no such part. Several parts are none. */
const partOf = ({ headers: { range } }: FastifyRequest, { bytes }: FileFacts) => {
  if (!range) return undefined;
  const found = parseRange(bytes, range, { combine: true });
  if (found === -1) return -1;
  return found !== -2 && found.type === 'bytes' && found.length === 1 ? found[0] : undefined;
};

/** Validity of the link of a video, whose player asks for parts of it as long as somebody watches. */
const videoLinkSeconds = 24 * 60 * 60;

const sendFile = async ({ config, files }: Deps, request: FastifyRequest, reply: FastifyReply) => {
  const name = `media/${(request.params as { '*': string })['*']}`;
  const facts = isFileName(name) ? await files.stat(name) : undefined;
  if (!facts) throw new ProblemError('entity.notFound');
  const contentType = mediaTypeOf(name);
  // A script that keeps the video for offline may read this site alone.
  const isPlayed = request.method === 'GET' && request.headers['sec-fetch-dest'] !== 'empty';
  if (config.filesLinks && isPlayed && contentType.startsWith('video/')) {
    const link = await files.signLink?.(name, videoLinkSeconds, { contentType });
    if (link) return reply.header('cache-control', 'no-store').redirect(link);
  }
  const part = partOf(request, facts);
  if (part === -1) {
    const headers = { 'cache-control': 'no-store', 'content-range': `bytes */${facts.bytes}` };
    return reply.status(416).headers(headers).send();
  }
  const etag = tagOf(facts);
  const isKnown = request.headers['if-none-match'] === etag;
  const content = isKnown || request.method === 'HEAD' ? null : await files.get(name, part);
  if (content === undefined) throw new ProblemError('entity.notFound');
  // Set last: no error is kept for good.
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': contentSecurityPolicy,
    'last-modified': facts.modifiedAt.toUTCString(),
    etag,
  });
  if (isKnown) return reply.status(304).send();
  if (part) {
    reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${facts.bytes}`);
  }
  return reply
    .type(contentType)
    .header('content-length', part ? part.end - part.start + 1 : facts.bytes)
    .send(content);
};

/**
 * Serves stored files, with range requests for seeking in videos (RFC 9110, section 14). Names hold
 * a hash or are random, so browsers cache files for good.
 */
export const mediaPlugin = async (app: FastifyInstance, deps: Deps) => {
  const { config } = deps;
  if (!config.filesUrl) return void (await app.register((own) => serveFolder(own, config)));
  app.route({
    method: ['GET', 'HEAD'],
    url: `${mediaPath}*`,
    exposeHeadRoute: false,
    handler: (request, reply) => sendFile(deps, request, reply),
  });
};
