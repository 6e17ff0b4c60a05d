import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/**
 * Compresses answers from 1,024 bytes on (RFC 9110, section 8.4); files compressed at build time
 * are sent as they are.
 */
export const compressionPlugin = async (app: FastifyInstance) => {
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
};
