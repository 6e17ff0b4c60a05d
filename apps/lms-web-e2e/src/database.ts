import type { Role } from '@lms/contract';
import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { buildLearner, type NewLearner } from './pages/account';

/** Folder in which the server under test makes its database's socket. */
export const socketFolder = (dataDir: string) => join(dataDir, 'sockets');

/** Runs SQL in the database of the server under test, for states that no screen can prepare. */
export const query = async (sql: string, values: unknown[] = []) => {
  const folder = socketFolder(process.env['E2E_DATA_DIR'] ?? '');
  const socket = readdirSync(folder).find((name) => name.startsWith('lms-')) ?? '';
  const client = new pg.Client({ host: join(folder, socket), user: 'postgres' });
  await client.connect();
  const { rows } = await client
    .query<Record<string, unknown>>(sql, values)
    .finally(() => client.end());
  return rows;
};

/** Waits until the approval of an item takes effect, since it can be taken back for some seconds. */
export const approvalDone = (id: string) =>
  expect
    .poll(
      () =>
        query("select id from jobs where kind like '%.approval' and payload -> 'ids' ? $1", [id]),
      { timeout: 40_000 },
    )
    .toEqual([]);

/** Creates an active account with a role, in the organization with the given code. */
export const createAccount = async (role: Role, organizationCode?: string): Promise<NewLearner> => {
  const account = { ...buildLearner(), password: 'Demo@12345' };
  await query(
    `insert into users (id, created_at, updated_at, version, username, name, roles, organization_id,
       password_hash, status, email_verified_at, preferred_language)
     select gen_random_uuid(), now(), now(), 1, $1, $2, array[$3],
       (select id from organizations where code = $4), password_hash, 'ACTIVE', now(), 'en'
     from users where username = 'learner@demo.lms'`,
    [account.email, account.name, role, organizationCode ?? null],
  );
  return account;
};

/** Creates an organization that no other test uses and returns its code. */
export const createOrganization = async (): Promise<string> => {
  const code = `T-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await query(
    `insert into organizations (id, created_at, updated_at, version, code, name, type, email, status)
     values (gen_random_uuid(), now(), now(), 1, $1, $1, 'COMPANY', 'office@example.org', 'ACTIVE')`,
    [code],
  );
  return code;
};
