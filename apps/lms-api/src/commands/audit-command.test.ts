import { openDatabase } from '@lms/server/database';
import { chainActivities, recordActivity } from '@lms/server/platform';
import { copyMigratedFolder, createAccounts } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../testing/run-command';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lms-audit-'));
  await copyMigratedFolder(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const inDatabase = async <T>(
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const database = await openDatabase({ dataDir });
  return use(database).finally(() => database.close());
};
const audit = (...args: string[]) => runCommand('audit', args, { LMS_DATA_DIR: dataDir });

it('tells the head of a chain that is intact, and the first place of one that is not', async () => {
  const head = await inDatabase(async (database) => {
    const { users } = await createAccounts(database);
    const at = new Date().toISOString();
    const caller = { ...users.system, userId: users.system.id };
    await recordActivity(database.db, { at, caller, action: 'ROLES_CHANGED' });
    return chainActivities(database.db, new Date());
  });
  const kept = `${head?.position}:${head?.hash}`;
  const out = `Intact: 1 acts are chained, 0 wait for it.\nHead: ${kept}\n`;
  expect(await audit(kept)).toEqual({ code: 0, err: '', out });

  await inDatabase(({ db }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update activity_log set subject = 'another'`);
    }),
  );
  const broken = await audit();
  expect(broken).toMatchObject({ code: 1, err: '' });
  expect(broken.out).toMatch(/^Broken at position 1, act [0-9a-f-]{36}: .* was changed/);
});

it('says what a head looks like', async () => {
  expect(await audit('1')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Give the head that you kept as POSITION:HASH: .*\n$/),
  });
});
