import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Bits of an IPv6 address that count as one address: a household has a network of 64. */
const networkBits = 64;

/** Returns the address by which a request is counted. */
export const countedAddress = (request: FastifyRequest) => normalizeIP(request.ip, networkBits);

type KeyOf = (request: FastifyRequest) => Promise<string | undefined>;

/** Limits a route's requests per minute, by address or by a key, which may read the body. */
export const rateLimitOf = (max: number, keyOf?: KeyOf): RateLimitOptions => {
  const limit: RateLimitOptions = { max, timeWindow: '1 minute' };
  if (!keyOf) return limit;
  return {
    ...limit,
    hook: 'preHandler',
    keyGenerator: async (request) => (await keyOf(request)) ?? countedAddress(request),
  };
};
