import type { RecentImport } from '@lms/contract';
import { excelCsv, importSheet, type TestClient, undo } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

const file = excelCsv(
  ['Email', 'Name', 'Roles', 'Organization code'],
  ['recent@example.org', 'Rahim', 'ROLE_ORG_USER', 'BCC'],
  ['nowhere', 'Rahim', 'ROLE_ORG_USER', 'BCC'],
);
const recent = async (client: TestClient) =>
  (await client.get('/user/import')).json<RecentImport[]>();

it('tells of each import that wrote, of the own organization alone, and of its undo', async () => {
  await importSheet(test.admin, file, '?dryRun=true');
  expect(await recent(test.admin)).toEqual([]);
  const report = await importSheet(test.admin, file);
  const [own] = await recent(test.admin);
  expect(own).toMatchObject({
    batchId: report.batchId,
    state: 'DONE',
    total: 2,
    created: 1,
    rejected: 1,
    by: test.users.orgAdmin.name,
  });
  expect(await recent(test.otherAdmin)).toEqual([]);
  await undo(test.system, report);
  expect(await recent(test.system)).toMatchObject([{ state: 'UNDONE', undone: 1, kept: 0 }]);
});
