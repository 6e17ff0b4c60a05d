import { activityLog, openDatabase, users } from '@lms/server/database';
import { copyMigratedFolder, createAccounts } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBuiltCommand } from '../../testing/run-command';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lms-administrator-'));
  await copyMigratedFolder(dataDir);
  await inDatabase(createAccounts);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const inDatabase = async <T>(
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const database = await openDatabase({ dataDir });
  return use(database).finally(() => database.close());
};
const appoint = (...emails: string[]) =>
  runBuiltCommand('administrator', emails, { LMS_DATA_DIR: dataDir });

it('makes a registered person a system administrator, once, and keeps a record of it', async () => {
  for (const email of ['learner@test.lms', 'Learner@Test.lms']) {
    const out = `${email} is a system administrator.\n`;
    expect(await appoint(email)).toEqual({ code: 0, err: '', out });
  }
  const { roles, acts } = await inDatabase(async ({ db }) => {
    const [user] = await db.select().from(users).where(eq(users.username, 'learner@test.lms'));
    const acts = await db.select().from(activityLog);
    return { roles: user?.roles, acts };
  });
  expect(roles).toEqual(['ROLE_USER', 'ROLE_SYSTEM']);
  expect(acts[0]).toMatchObject({ action: 'ROLES_CHANGED', subject: 'learner' });
});

it('says in one line whom it does not know', async () => {
  const { code, err } = await appoint('nobody@test.lms');
  expect(code).toBe(1);
  expect(err).toMatch(/^No active account has the address nobody@test.lms: .*\n$/);
  expect((await appoint()).err).toMatch(/^Name one account: .*\n$/);
});
