import {
  type Config,
  createEvents,
  createJobQueue,
  createOutgoing,
  createServer,
  type Deps,
  openFiles,
  readConfig,
  type ServerModule,
  type ServerOptions,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from './accounts';
import { checkAnswer } from './answer-checks';
import { createClient, createSignedInClient, type TestClient } from './client';
import { createTestDatabase } from './database';

/** Creates a clock that stands still until a test moves it. */
const createClock = () => {
  let time = Date.now();
  return {
    now: () => new Date(time),
    set: (date: Date | string) => void (time = new Date(date).getTime()),
    advance: (ms: number) => void (time += ms),
  };
};

/**
 * Gives the server on an empty database, with accounts of every role. Jobs run when the test calls
 * `deps.queue.runDue()`; mail is written into `<dataDir>/outbox`.
 */
const startTestApp = async <Options extends ServerOptions>(
  build: (deps: Deps, options: Options) => Promise<FastifyInstance>,
  overrides: Partial<Config>,
  options: Options,
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-test-'));
  const database = await createTestDatabase();
  const clock = createClock();
  const config = {
    ...readConfig({}),
    logLevel: 'silent',
    dataDir,
    secret: 'test-secret-test-secret-test-secret',
    ...overrides,
  } as Deps['config'];
  const deps: Deps = {
    config,
    database,
    files: await openFiles(config),
    now: clock.now,
    queue: createJobQueue({ database, now: clock.now }),
    events: createEvents(),
    outgoing: createOutgoing(config, clock.now),
  };
  const app = await build(deps, { onSend: checkAnswer, ...options });
  const accounts = await createAccounts(database);
  const clients = new Map<string, TestClient>();
  return {
    app,
    deps,
    database,
    db: database.db,
    clock,
    ...accounts,
    /** Returns a client that is signed in as the user, always in the same session. */
    as(user: { id: string }): TestClient {
      const client = clients.get(user.id) ?? createSignedInClient(app, deps, user.id);
      clients.set(user.id, client);
      return client;
    },
    anonymous: createClient(app),
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Makes `createTestApp` for a server that is built in a way of its own. */
export const testAppBy =
  <Options extends ServerOptions>(
    build: (deps: Deps, options: Options) => Promise<FastifyInstance>,
  ) =>
  (overrides: Partial<Config> = {}, options = { rateLimits: false } as Options): Promise<TestApp> =>
    startTestApp(build, overrides, options);

/** Makes `createTestApp` for a server of these modules. */
export const testAppOf = (modules: readonly ServerModule[]) =>
  testAppBy((deps, options: ServerOptions) => createServer(deps, modules, options));
