import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../../../apps/lms-api/src/app';
import {
  type Config,
  readConfig,
  type Deps,
  createEvents,
  createJobQueue,
} from '@lms/server/platform';
import { checkAnswer } from './answer-checks';
import { createAccounts } from './accounts';
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
 * Creates the whole server on a fresh database, with accounts of every role. Jobs run when the test
 * calls `deps.queue.runDue()`; mail is written into `<dataDir>/outbox`.
 */
export const createTestApp = async (
  overrides: Partial<Config> = {},
  options: AppOptions = { rateLimits: false },
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-test-'));
  const database = await createTestDatabase();
  const clock = createClock();
  const deps: Deps = {
    config: {
      ...readConfig({}),
      logLevel: 'silent',
      dataDir,
      secret: 'test-secret-test-secret-test-secret',
      ...overrides,
    } as Deps['config'],
    database,
    now: clock.now,
    queue: createJobQueue({ database, now: clock.now }),
    events: createEvents(),
  };
  const app = await buildApp(deps, { onSend: checkAnswer, ...options });
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

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
