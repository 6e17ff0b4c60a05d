import rateLimit, {
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { countEvent, hashKey } from '../limits/count-event';
import { inProcessAddress } from './pages/in-process-fetch';

/** Maximum requests per minute and address: enough for a class of forty with autosaving pages. */
const requestsPerMinute = 3_000;

const noLimitHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

const common: RateLimitPluginOptions = {
  max: requestsPerMinute,
  timeWindow: '1 minute',
  // Only `Retry-After` is sent, and only beyond the limit.
  addHeaders: noLimitHeaders,
  addHeadersOnExceeding: noLimitHeaders,
  // A page rendered on the server counts once, without the calls that it makes.
  allowList: ({ raw }) => raw.socket.remoteAddress === inProcessAddress,
};

/** Creates a store that counts in the database, separately for each route. */
const createStore = ({ database: { db }, now }: Deps) =>
  class Store implements FastifyRateLimitStore {
    constructor(private readonly options: { routeInfo?: { method: string; url: string } }) {}

    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
      const { method = '', url = '' } = this.options.routeInfo ?? {};
      countEvent(db, now, hashKey('route', method, url, key), windowMs).then(
        ({ count, remainingMs }) => done(null, { current: count, ttl: remainingMs }),
        done,
      );
    }

    child(options: object) {
      return new Store(options);
    }
  };

/**
 * Limits the requests of each address; answers 429 with `Retry-After` (RFC 6585, section 4). Each
 * server counts all requests in memory. Routes with `limitPerMinute` are also counted in the
 * database, across servers; while it does not respond, only the count in memory applies.
 */
export const rateLimitsPlugin = async (app: FastifyInstance, deps: Deps) => {
  await app.register(rateLimit, common);
  await app.register(rateLimit, {
    ...common,
    global: false,
    store: createStore(deps),
    skipOnError: true,
  });
};
