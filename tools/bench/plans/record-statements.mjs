import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Writes down the statements that a server sends for each call with the header `x-call`, for `npm
 * run check:plans`: loaded before it with `--import`.
 */
const calls = new AsyncLocalStorage();
subscribe('http.server.request.start', ({ request }) => calls.enterWith(request.headers['x-call']));

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function recorded(config, ...more) {
  const call = calls.getStore();
  const { text = config, name, values = Array.isArray(more[0]) ? more[0] : [] } = config;
  if (call && typeof text === 'string') {
    const line = JSON.stringify({ call, name, text, values });
    appendFileSync(process.env.STATEMENTS, `${line}\n`);
  }
  return query.call(this, config, ...more);
};
