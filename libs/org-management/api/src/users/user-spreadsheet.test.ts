import { readSheet } from '@lms/assessment/formats';
import { findUserByEmail } from '@lms/auth/api';
import type { SpreadsheetReport } from '@lms/contract';
import { activityLog, importRows } from '@lms/server/database';
import { tableFile } from '@lms/server/platform';
import {
  changesOf,
  excelCsv,
  head,
  importSheet,
  postSheet,
  readOutbox,
  refusals,
} from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

let count = 0;
const address = () => `sheet-${(count += 1)}@example.org`;
const errorsOf = async ({ batchId }: SpreadsheetReport, query = '') => {
  const answer = await test.system.get(`/user/import/${batchId}/errors${query}`);
  return readSheet(answer.rawPayload, { rows: 2_000, columns: 50 });
};
const userOf = (username: string) => findUserByEmail(test.db, username);

describe('a spreadsheet of people', () => {
  it('makes who is new, waiting and without a mail, in Bengali from Excel’s own CSV', async () => {
    const [one, other] = [address(), address()];
    const mails = (await readOutbox(test)).length;
    const file = excelCsv(
      ['EMAIL', 'Name', 'Roles', 'Organization code', 'Extra time (%)', 'Large text', 'Phone'],
      [one, 'নাদিয়া ইসলাম', 'role_org_user, ROLE_ORGADMIN', 'bcc', '২৫', 'হ্যাঁ', "'+880 1711"],
      ['', '', '', '', '', '', ''],
      [other, 'Rahim', 'ROLE_USER', '', '', 'FAUX', ''],
    );
    const report = await importSheet(test.system, file);
    expect(report).toMatchObject({ state: 'DONE', total: 2, accepted: 2, created: 2, rejected: 0 });
    expect(changesOf(report)).toEqual(['2 created', '4 created']);
    expect(await userOf(one)).toMatchObject({
      name: 'নাদিয়া ইসলাম'.normalize('NFC'),
      roles: ['ROLE_ORG_USER', 'ROLE_ORGADMIN'],
      organizationId: test.organizations.bcc.id,
      status: 'PENDING',
      extraTimePercent: 25,
      largeText: true,
      phone: '+880 1711',
    });
    expect(await readOutbox(test)).toHaveLength(mails);
  });

  it('invites who is new where that is asked for', async () => {
    const mails = (await readOutbox(test)).length;
    const file = excelCsv(head, [address(), 'Rahim', 'ROLE_USER', '']);
    await importSheet(test.system, file, '?invite=true');
    expect(await readOutbox(test)).toHaveLength(mails + 1);
  });

  it('is read from UTF-16 with tabs and from a workbook', async () => {
    const [one, other] = [address(), address()];
    const text = `\uFEFF${head.join('\t')}\r\n${one}\tরহিম\tROLE_USER\t\r\n`;
    expect(await importSheet(test.system, Buffer.from(text, 'utf16le'))).toMatchObject({
      created: 1,
    });
    const batches = Readable.from([[[other, 'করিম', 'ROLE_USER', '']]]);
    const columns = head.map((title) => ({ title }));
    const book = await buffer(tableFile('xlsx', { title: 'People', columns, batches }).stream);
    expect(await importSheet(test.system, book)).toMatchObject({ created: 1, rejected: 0 });
    expect((await userOf(one))?.name).toBe('রহিম');
    expect((await userOf(other))?.name).toBe('করিম');
  });

  it('comes back unchanged when it was exported, and says what was edited', async () => {
    const person = await test.person({ name: 'Karim', occupation: 'Clerk', phone: '+880171' });
    const columns = [
      { field: 'username', title: 'Email' },
      { field: 'name', title: 'Name' },
      { field: 'roles', title: 'Roles' },
      { field: 'organization.code', title: 'Organization code' },
      { field: 'occupation', title: 'Occupation' },
      { field: 'phone', title: 'Phone' },
      { field: 'preferredLanguage', title: 'Language' },
      { field: 'accommodations.extraTimePercent', title: 'Extra time (%)' },
      {
        field: 'accommodations.largeText',
        title: 'Large text',
        texts: { true: 'হ্যাঁ', false: 'না' },
      },
      { field: 'status', title: 'Status' },
    ];
    const { body } = await test.system.post('/user/export', { format: 'csv', columns });
    const report = await importSheet(test.system, body);
    expect(report).toMatchObject({ rejected: 0, changed: 0, created: 0 });
    expect(report.unchanged).toBe(report.total);

    const edited = await importSheet(test.system, body.replace('Clerk', 'Teacher'), '?dryRun=true');
    expect(edited).toMatchObject({ changed: 1, dryRun: true, undoUntil: null });
    const [item] = edited.items.filter(({ change }) => change === 'changed');
    expect(item?.differences).toEqual([{ field: 'occupation', before: 'Clerk', after: 'Teacher' }]);
    expect((await userOf(person.username))?.occupation).toBe('Clerk');
  });

  it('says which columns it did not understand, save for those of its own errors file', async () => {
    const file = excelCsv(
      ['Email', 'Vorname', 'NAME', '', 'Row', 'কারণ'],
      [address(), 'x', 'Rahim', '', '2', ''],
    );
    const report = await importSheet(test.system, file, '?dryRun=true');
    expect(report).toMatchObject({ unknownColumns: ['Vorname'], total: 1 });
  });

  it('writes nothing on a dry run', async () => {
    const one = address();
    const file = excelCsv(head, [one, 'Rahim', 'ROLE_USER', '']);
    expect(await importSheet(test.system, file, '?dryRun=true')).toMatchObject({ created: 1 });
    expect(await userOf(one)).toBeUndefined();
  });

  it('judges a row by itself where the one that it repeats was refused', async () => {
    const one = address();
    const report = await importSheet(
      test.system,
      excelCsv(
        head,
        [one, 'R', 'ROLE_USER', ''],
        [one, 'Rahim', 'ROLE_KING', ''],
        [one, 'Rahim', 'ROLE_USER', ''],
        [one, 'Karim', 'ROLE_USER', ''],
      ),
    );
    expect(report).toMatchObject({ created: 1, rejected: 3 });
    expect(refusals(report)).toEqual([
      '2 name minLength',
      '3 roles oneOf',
      '5 username duplicateInFile',
    ]);
    expect(report.items.find(({ row }) => row === 5)).toMatchObject({
      errors: [{ params: { line: 4, whom: 'Rahim' } }],
    });
    expect(await userOf(one)).toMatchObject({ name: 'Rahim' });
  });

  it('asks no more and more where one mistake fills the column of the keys', async () => {
    const rows = Array.from({ length: 30 }, () => ['none', 'Rahim', 'ROLE_KING', '']);
    const report = await importSheet(test.system, excelCsv(head, ...rows));
    const codes = report.items.map(({ errors }) => errors.map(({ code }) => code));
    expect(codes.filter((of) => of.includes('oneOf'))).toHaveLength(10);
    expect(codes.slice(10)).toEqual(Array.from({ length: 20 }, () => ['duplicateInFile']));
    expect(report.items.at(-1)).toMatchObject({ errors: [{ params: { line: 11 } }] });
  });

  it('says of each faulty row what is wrong, and takes the others', async () => {
    const one = address();
    const report = await importSheet(
      test.system,
      excelCsv(
        ['Email', 'Name', 'Roles', 'Organization code', 'Extra time (%)', 'Large text'],
        [one, 'Rahim', 'ROLE_USER', '', '', ''],
        ['nowhere', 'Rahim', 'ROLE_USER', '', '', ''],
        [address(), 'R', 'ROLE_KING', '', '', ''],
        [address(), 'Rahim', 'ROLE_ORG_USER', '', '', ''],
        [address(), 'Rahim', 'ROLE_ORG_USER', 'NONE', '', ''],
        [address(), 'Rahim', '', '', 'much', 'maybe'],
        [one.toUpperCase(), 'Karim', 'ROLE_USER', '', '', ''],
        ['', 'Rahim', 'ROLE_USER', '', '', ''],
      ),
    );
    expect(report).toMatchObject({ accepted: 1, rejected: 7, created: 1 });
    expect(refusals(report)).toEqual([
      '3 username email',
      '4 name minLength',
      '4 roles oneOf',
      '5 organizationId required',
      '6 organizationId invalid',
      '7 roles required',
      '7 accommodations.extraTimePercent invalid',
      '7 accommodations.largeText invalid',
      '8 username duplicateInFile',
      '9 username required',
    ]);
    expect(report.items.find(({ row }) => row === 8)).toMatchObject({
      name: 'Karim',
      errors: [{ code: 'duplicateInFile', params: { line: 2, whom: 'Rahim' } }],
    });
    const rows = await errorsOf(report);
    expect(rows.at(-2)?.at(-1)).toBe('Email already appears in row 2: Rahim');
    expect(rows[0]?.slice(-2)).toEqual(['Row', 'Reason']);
    expect(rows[1]).toEqual([
      'nowhere',
      'Rahim',
      'ROLE_USER',
      '',
      '',
      '',
      '3',
      'Email is not valid, Please enter valid email',
    ]);
    expect(rows).toHaveLength(8);
    const inBengali = await errorsOf(report, '?language=bn');
    expect(inBengali[0]?.slice(-2)).toEqual(['সারি', 'কারণ']);
    expect(inBengali[1]?.at(-1)).toMatch(/^Email সঠিক নয়/);
  });

  it('gives every faulty row as a file, also where it reports the first thousand', async () => {
    const faulty = Array.from({ length: 1_100 }, (_, at) => [`nowhere-${at}`, 'Rahim', '', '']);
    const { batchId } = await importSheet(test.system, excelCsv(head, ...faulty));
    await test.deps.queue.runDue();
    const report = (await test.system.get(`/user/import/${batchId}`)).json<SpreadsheetReport>();
    expect(report).toMatchObject({ state: 'DONE', rejected: 1_100 });
    expect(report.items).toHaveLength(1_000);
    const [, ...rows] = await errorsOf(report);
    expect(rows.map(([address]) => address)).toEqual(faulty.map(([address]) => address));
  });

  it('is refused without the column of addresses, and what is no table', async () => {
    const answer = await postSheet(test.system, 'Name\nRahim');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'username', code: 'columnMissing' }],
    });
    const broken = await postSheet(test.system, Buffer.from([0x50, 0x4b, 3, 4, 0]));
    expect(broken.json()).toMatchObject({ code: 'import.unreadable' });
  });

  it('writes down who came in and whose roles are others', async () => {
    const person = await test.person();
    await importSheet(
      test.system,
      excelCsv(head, [person.username, 'New', 'ROLE_ORG_USER', 'BCC']),
    );
    const log = await test.db
      .select({ action: activityLog.action })
      .from(activityLog)
      .where(eq(activityLog.subjectId, person.id));
    expect(log.map(({ action }) => action).sort()).toEqual(['IMPORTED', 'ROLES_CHANGED']);
  });
});

describe('the power of whoever imports', () => {
  it('neither raises a role nor crosses an organization', async () => {
    const stranger = await test.person({ organizationId: test.organizations.other.id });
    const own = await test.person({ organizationId: test.organizations.bcc.id }, 'ROLE_ORG_USER');
    const report = await importSheet(
      test.admin,
      excelCsv(
        head,
        [address(), 'Rahim', 'ROLE_SYSTEM', ''],
        [address(), 'Rahim', 'ROLE_ORG_USER', 'OTHER'],
        [stranger.username, 'Mine', 'ROLE_ORG_USER', ''],
        [own.username, 'Raised', 'ROLE_FACULTY', ''],
        [test.users.system.username, 'Mine', 'ROLE_ORG_USER', ''],
        [test.users.orgAdmin.username, 'Admin', 'ROLE_ORG_USER', ''],
      ),
    );
    expect(refusals(report)).toEqual([
      '2  user.roleTooHigh',
      '3 organizationId invalid',
      '4 username taken',
      expect.stringMatching(/^5 (roles oneOf| user.roleTooHigh)$/),
      '6 username taken',
      '7  user.ownAccount',
    ]);
    const mine = await importSheet(
      test.admin,
      excelCsv(head, [address(), 'R. Khan', 'ROLE_ORG_USER', '']),
    );
    const [item] = mine.items;
    expect(item?.change).toBe('created');
    expect(await test.otherAdmin.get(`/user/import/${mine.batchId}`)).toMatchObject({
      statusCode: 404,
    });
  });
});

it('forgets what a spreadsheet said', async () => {
  await importSheet(test.system, excelCsv(head, ['nowhere', 'Rahim', '', '']));
  const days = 4 * 24 * 60 * 60_000;
  test.clock.advance(days);
  await test.deps.queue.runDue();
  test.clock.advance(-days);
  expect(await test.db.$count(importRows)).toBe(0);
});
