import rateLimit, {
  type FastifyRateLimitStore,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { countEvent, hashKey } from '../limits/count-event';
import { inProcessAddress } from './pages/in-process-fetch';

/** A class of forty behind one address, each with a page open that saves by itself, stays below. */
const requestsPerMinute = 3_000;

const noLimitHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

const common: RateLimitPluginOptions = {
  max: requestsPerMinute,
  timeWindow: '1 minute',
  // Who is over the limit is told by `Retry-After`; nobody else needs its bytes.
  addHeaders: noLimitHeaders,
  addHeadersOnExceeding: noLimitHeaders,
  // A page that is rendered here counts once, not again for each call that it makes.
  allowList: ({ raw }) => raw.socket.remoteAddress === inProcessAddress,
};

/** Counts in the database, apart for each route. */
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
 * Limits each address, before the routes. All requests are counted in memory, by each server for
 * itself. A route that asks for less by `limitPerMinute` is counted in the database besides, by all
 * servers together; while the database does not answer, the memory's count stands alone.
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
