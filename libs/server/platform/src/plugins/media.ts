import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { inDataFolder } from '@lms/server/database';

/** Where stored files are reached; see {@link mediaFolder}. */
export const mediaPath = '/lms-web/media/';
/** Those of them that authors uploaded. */
export const uploadsPath = `${mediaPath}uploads/`;

/**
 * Videos, captions, documents and pictures, under names that never stand for another content. The
 * folder is made where there is none.
 *
 * @throws StartError
 */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => {
  const folder = join(dataDir, 'media');
  inDataFolder(dataDir, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return folder;
};

/**
 * Serves stored files, also in part, so that a video can be sought. Their names hold a hash or are
 * random, so a browser keeps them. Our own pages may show them in a frame, and nothing in them runs.
 */
export const mediaPlugin = async (app: FastifyInstance, config: Config) => {
  const root = resolve(mediaFolder(config));
  await app.register(async (own) => {
    own.setErrorHandler<FastifyError>((error, _request, reply) => {
      // A player asks for more than there is: an answer without a body, as HTTP has it.
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
          "default-src 'self'; script-src 'none'; frame-ancestors 'self'",
        );
      },
    });
  });
};
