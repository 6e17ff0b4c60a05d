import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { inProcessAddress } from './pages/in-process-fetch';

/** A class of forty behind one address, each with a page open that saves by itself, stays below. */
const requestsPerMinute = 3_000;

const noLimitHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Limits each address; a route may ask for less by `limitPerMinute`. Before the routes. */
export const rateLimitsPlugin = async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Who is over the limit is told by `Retry-After`; nobody else needs its bytes.
    addHeaders: noLimitHeaders,
    addHeadersOnExceeding: noLimitHeaders,
    // A page that is rendered here counts once, not again for each call that it makes.
    allowList: ({ raw }) => raw.socket.remoteAddress === inProcessAddress,
  });
};
