import fastifyStatic from '@fastify/static';
import { inDataFolder } from '@lms/server/database';
import type { FastifyError, FastifyInstance } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config';

/** Path of stored files; see {@link mediaFolder}. */
export const mediaPath = '/lms-web/media/';
/** Path of the files that authors uploaded. */
export const uploadsPath = `${mediaPath}uploads/`;

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

/**
 * Serves stored files, with range requests for seeking in videos (RFC 9110, section 14). Names hold
 * a hash or are random, so browsers cache files for good. Pages of this site may frame them, and no
 * script in them runs.
 */
export const mediaPlugin = async (app: FastifyInstance, config: Config) => {
  const root = resolve(mediaFolder(config));
  await app.register(async (own) => {
    own.setErrorHandler<FastifyError>((error, _request, reply) => {
      // A range beyond the end gets 416 without a body (RFC 9110, section 15.5.17).
      if (error.statusCode !== 416) throw error;
      return reply.status(416).header('cache-control', 'no-store').send();
    });
    await own.register(fastifyStatic, {
      root,
      prefix: mediaPath,
      decorateReply: false,
      index: false,
      maxAge: '1y',
      immutable: true,
      setHeaders: (reply) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'none'; base-uri 'none'; frame-ancestors 'self'",
        );
      },
    });
  });
};
