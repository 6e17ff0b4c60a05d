import { node, root, StepFailed } from '#tools/setup/run.mjs';
import { serverArgs, serverEnv } from '#tools/setup/server-process.mjs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Password of the demo accounts. */
export const password = 'Demo@12345';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * Creates a data folder that is removed when the benchmark ends: that of the site in DATABASE_URL, if
 * another benchmark has used it.
 */
export async function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'lms-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (!process.env.DATABASE_URL) return folder;
  await withDatabase(folder, async (query) => {
    const [{ used }] = await query("select to_regclass('public.sites') is not null as used");
    const [site] = used ? await query('select id from sites') : [];
    if (site) writeFileSync(join(folder, 'site'), site.id);
  });
  return folder;
}

/**
 * Starts the built product with demo data.
 *
 * @param options - `args` go to Node before the server's own
 */
export async function startServer(dataDir, { args = [], env = {} } = {}) {
  const port = await freePort();
  const sockets = join(dataDir, 'sockets');
  mkdirSync(sockets, { recursive: true });
  const child = spawn(node(), [...args, ...serverArgs], {
    cwd: root,
    // TRUST_PROXY: the benchmark's calls stand for many people with different addresses.
    env: {
      ...serverEnv,
      ...process.env,
      PORT: port,
      LMS_DATA_DIR: dataDir,
      LMS_DEMO: '1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      // The embedded database creates its socket folder below TMPDIR.
      TMPDIR: sockets,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('is ready') && resolve(true));
  });
  if ((await Promise.race([ready, ended])) !== true) throw new StepFailed('The server ended.');
  const { DATABASE_URL: connectionString } = process.env;
  const socket = () => readdirSync(sockets).find((name) => name.startsWith('lms-'));
  /** Options of a client of the server's database. */
  const connection = () =>
    connectionString ? { connectionString } : { host: join(sockets, socket()), user: 'postgres' };
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid,
    connection,
    /** Runs SQL in the server's database directly. */
    query: async (sql, values) => {
      const client = new pg.Client(connection());
      await client.connect();
      const { rows } = await client.query(sql, values).finally(() => client.end());
      return rows;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Runs something with several servers of one database, or with one. */
export async function withServers(dataDir, count, run) {
  const servers = [];
  try {
    while (servers.length < count) servers.push(await startServer(dataDir));
    return await run(servers);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** Starts the bare server beside a running one, on the same database. */
export async function startBare(server) {
  const child = spawn(node(), ['tools/bench/bare.mjs'], {
    cwd: root,
    env: { ...process.env, BARE_DATABASE: JSON.stringify({ ...server.connection(), max: 8 }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(child.stdout, 'data');
  return { origin: String(address).trim(), stop: () => child.kill() };
}

/**
 * Runs SQL while the server is stopped. For the embedded database this is the only way to run SQL
 * that takes minutes: the server exits if its database does not answer for so long.
 */
export async function withDatabase(dataDir, run) {
  const { DATABASE_URL: connectionString } = process.env;
  const database = connectionString
    ? new pg.Client({ connectionString })
    : new PGlite({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } });
  await (connectionString ? database.connect() : database.waitReady);
  try {
    await run(async (sql, values) => (await database.query(sql, values)).rows);
  } finally {
    await (connectionString ? database.end() : database.close());
  }
}

/** Returns a client of the API, signed in with an email or, without one, as a visitor. */
export async function signIn(origin, email) {
  const api = `${origin}/lms-web/api`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
  const call = async (method, path, body) => {
    const answer = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new StepFailed(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  if (email) {
    const { accessToken } = await call('POST', '/auth/authenticate', { email, password });
    headers.authorization = `Bearer ${accessToken}`;
  }
  return { headers, call };
}

export function randomAddress() {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

/** Signs a person in with a browser and returns its storage state. */
export async function signedInState(browser, origin, email) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', password);
  await page.press('input[type=password]', 'Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}
