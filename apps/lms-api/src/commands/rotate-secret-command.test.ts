import { encryptSecret } from '@lms/auth/api';
import { openDatabase, users } from '@lms/server/database';
import { copyMigratedFolder, createAccounts } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBuiltCommand } from '../../testing/run-command';

const [older, newer] = ['the older secret, of 32 characters', 'the newer secret, of 32 characters'];
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lms-rotate-'));
  await copyMigratedFolder(dataDir);
  const database = await openDatabase({ dataDir });
  const { users: accounts } = await createAccounts(database);
  await database.db
    .update(users)
    .set({ secondFactorSecret: encryptSecret('JBSWY3DPEHPK3PXP', older), secondFactorStep: 0 })
    .where(eq(users.id, accounts.system.id));
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const rotate = (env: NodeJS.ProcessEnv) =>
  runBuiltCommand('rotate-secret', [], { LMS_DATA_DIR: dataDir, ...env });

it('encrypts second factors by the present secret, and tells of those that it cannot read', async () => {
  expect(await rotate({ LMS_SECRET: newer })).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /: 0 encrypted anew, 0 that were, 1 that neither secret can read\.$/m,
    ),
  });
  const both = { LMS_SECRET: newer, LMS_OTHER_SECRET: older };
  const out = (told: string) => `Second factors: ${told}, 0 that neither secret can read.\n`;
  expect(await rotate(both)).toEqual({
    code: 0,
    err: '',
    out: out('1 encrypted anew, 0 that were'),
  });
  expect(await rotate({ LMS_SECRET: newer })).toEqual({
    code: 0,
    err: '',
    out: out('0 encrypted anew, 1 that were'),
  });
});
