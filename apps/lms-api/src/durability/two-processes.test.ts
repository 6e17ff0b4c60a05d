import { apiBase, type AuthResult } from '@lms/contract';
import type { Database } from '@lms/server/database';
import {
  createAccounts,
  createTestDatabase,
  type ServerProcess,
  startServer,
  testPassword,
} from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The embedded database serves one process only.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes on one database', () => {
  let database: Database;
  let accounts: Awaited<ReturnType<typeof createAccounts>>;
  let folder: string;
  let servers: ServerProcess[];
  /** Addresses of the processes. */
  let first: string;
  let second: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    accounts = await createAccounts(database);
    folder = mkdtempSync(join(tmpdir(), 'lms-two-'));
    servers = [1, 2].map(() =>
      startServer({
        DATABASE_URL: database.pool.options.connectionString,
        LMS_DATA_DIR: folder,
        LOG_LEVEL: 'warn',
      }),
    );
    [first, second] = (await Promise.all(servers.map(({ ready }) => ready))) as [string, string];
  }, 180_000);
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const call = (address: string, token: string, method: string, path: string, body?: object) =>
    fetch(address + apiBase + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signIn = async (address: string, { username: email }: { username: string }) => {
    const answer = await call(address, '', 'POST', '/auth/authenticate', {
      email,
      password: testPassword,
    });
    return ((await answer.json()) as AuthResult).accessToken;
  };
  /** Status of the next request in the other process. */
  const next = async (token: string, path = '/user/me') =>
    (await call(second, token, 'GET', path)).status;

  it('end a session that the other one ended', async () => {
    const token = await signIn(first, accounts.users.learner);
    expect(await next(token)).toBe(200);
    expect((await call(first, token, 'POST', '/auth/logout')).status).toBe(204);
    expect(await next(token)).toBe(401);
  });

  it('let nobody go on whom the other one suspended', async () => {
    const { otherLearner, system } = accounts.users;
    const token = await signIn(second, otherLearner);
    expect(await next(token)).toBe(200);
    const suspended = await call(first, await signIn(first, system), 'PUT', '/user/updateStatus', {
      ids: [otherLearner.id],
      status: 'INACTIVE',
      reason: 'Shared the account',
    });
    expect(suspended.status, await suspended.text()).toBe(200);
    expect(await next(token)).toBe(401);
  });

  it('follow a role that the other one gave and took', async () => {
    const { orgUser, system } = accounts.users;
    const token = await signIn(second, orgUser);
    const asSystem = await signIn(first, system);
    const managed = `/user/${orgUser.id}`;
    const change = async (given: boolean) => {
      const role = { ids: [orgUser.id], role: 'ROLE_ORGADMIN', given, confirmed: 1 };
      const changed = await call(first, asSystem, 'PUT', '/user/updateRoleOfAll', role);
      expect(await changed.json()).toMatchObject({ changed: 1 });
    };
    expect(await next(token, managed)).toBe(403);
    await change(true);
    expect(await next(token, managed)).toBe(200);
    await change(false);
    expect(await next(token, managed)).toBe(403);
  });
});
