import { findUserByEmail } from '@lms/auth/api';
import type { SpreadsheetReport } from '@lms/contract';
import { activityLog, importBatches, users } from '@lms/server/database';
import { excelCsv, head, importSheet, refusals, undo } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

let count = 0;
const address = () => `undo-${(count += 1)}@example.org`;
const userOf = (username: string) => findUserByEmail(test.db, username);

describe('taking an import back', () => {
  it('deletes who was made and restores who was changed', async () => {
    const one = address();
    const person = await test.person({ name: 'Before' });
    const report = await importSheet(
      test.system,
      excelCsv(head, [one, 'Rahim', 'ROLE_USER', ''], [person.username, 'After', 'ROLE_USER', '']),
      '?invite=true',
    );
    expect(await undo(test.system, report)).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 });
    expect(await userOf(one)).toBeUndefined();
    expect((await userOf(person.username))?.name).toBe('Before');
    const again = await test.system.post(`/user/import/${report.batchId}/undo`);
    expect(again.statusCode).toBe(409);
  });

  it('keeps what was changed since, and who has begun to use the account', async () => {
    const [used, edited] = [address(), address()];
    const person = await test.person({ name: 'Before', occupation: 'Clerk' });
    const report = await importSheet(
      test.system,
      excelCsv(
        ['Email', 'Name', 'Roles', 'Occupation'],
        [used, 'Rahim', 'ROLE_USER', ''],
        [edited, 'Karim', 'ROLE_USER', ''],
        [person.username, 'After', 'ROLE_USER', 'Teacher'],
      ),
    );
    await test.db.update(users).set({ status: 'ACTIVE' }).where(eq(users.username, used));
    const karim = await userOf(edited);
    await test.save(karim?.id ?? '', { phone: '123456' });
    await test.save(person.id, { name: 'Since' });
    const undone = await undo(test.system, report);
    expect(undone).toMatchObject({ state: 'UNDONE', undone: 0, kept: 3 });
    expect(undone.items.map(({ kept }) => kept)).toEqual([[''], [''], ['name']]);
    expect(await userOf(person.username)).toMatchObject({ name: 'Since', occupation: 'Clerk' });
  });

  it('keeps accounts that something refers to, and no others', async () => {
    const names = [address(), address(), address()];
    const rows = names.map((name) => [name, 'Rahim', 'ROLE_USER', '']);
    const report = await importSheet(test.system, excelCsv(head, ...rows));
    const userId = (await userOf(names[1] ?? ''))?.id ?? '';
    await test.db.insert(activityLog).values({
      userId,
      role: 'ROLE_USER',
      action: 'CREATED',
      at: test.clock.now().toISOString(),
    });
    expect(await undo(test.system, report)).toMatchObject({ undone: 2, kept: 1 });
  });

  it('ends after a day', async () => {
    const report = await importSheet(
      test.system,
      excelCsv(head, [address(), 'Rahim', 'ROLE_USER', '']),
    );
    const createdAt = new Date(test.clock.now().getTime() - 25 * 60 * 60_000).toISOString();
    await test.db.update(importBatches).set({ createdAt });
    const tooLate = await test.system.post(`/user/import/${report.batchId}/undo`);
    expect(tooLate.statusCode).toBe(409);
  });
});

describe('many rows', () => {
  it('are taken in the background, all faults are told, and the undo leaves nothing', async () => {
    const before = await test.db.$count(users);
    const rows = Array.from({ length: 3_000 }, (_, index) => [
      index % 300 === 7 ? `faulty-${index}` : `many-${index}@example.org`,
      `ব্যক্তি ${index}`,
      'ROLE_USER',
      '',
    ]);
    const started = await importSheet(test.system, excelCsv(head, ...rows));
    expect(started).toMatchObject({ state: 'RUNNING', total: 3_000, items: [] });
    await test.deps.queue.runDue();
    const read = async () =>
      (await test.system.get(`/user/import/${started.batchId}`)).json<SpreadsheetReport>();
    const report = await read();
    expect(report).toMatchObject({ state: 'DONE', done: 3_000, created: 2_990, rejected: 10 });
    expect(report.items).toHaveLength(1_000);
    expect(refusals(report)).toHaveLength(10);
    expect(await test.db.$count(users)).toBe(before + 2_990);
    expect(await undo(test.system, started)).toMatchObject({ state: 'UNDOING' });
    await test.deps.queue.runDue();
    expect(await read()).toMatchObject({ state: 'UNDONE', undone: 2_990, kept: 0 });
    expect(await test.db.$count(users)).toBe(before);
  });

  it('stop where whoever began may not go on', async () => {
    const { id, organizationId } = await test.person(
      { organizationId: test.organizations.bcc.id },
      'ROLE_ORGADMIN',
    );
    const rows = Array.from({ length: 600 }, (_, index) => [
      `stop-${index}@example.org`,
      'Rahim',
      'ROLE_ORG_USER',
      '',
    ]);
    const started = await importSheet(test.as({ id }), excelCsv(head, ...rows));
    await test.db.update(users).set({ status: 'INACTIVE' }).where(eq(users.id, id));
    await test.deps.queue.runDue();
    const report = await test.admin.get(`/user/import/${started.batchId}`);
    expect(organizationId).toBe(test.organizations.bcc.id);
    expect(report.json<SpreadsheetReport>()).toMatchObject({ state: 'FAILED', done: 0 });
  });
});
