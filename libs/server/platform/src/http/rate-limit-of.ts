import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Bits of an IPv6 address that count as one address: a household has a network of 64. */
const networkBits = 64;

/** Limits a route's requests per minute, by address or by `key`, which may read the body. */
export const rateLimitOf = (
  max: number,
  key?: (request: FastifyRequest) => Promise<string | undefined>,
): RateLimitOptions => ({
  max,
  timeWindow: '1 minute',
  ...(key && {
    hook: 'preHandler',
    keyGenerator: async (request) => (await key(request)) ?? normalizeIP(request.ip, networkBits),
  }),
});
