import { findUserByEmail } from '@lms/auth/api';
import { excelCsv, formOf, importSheet, postSheet } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

let count = 0;
const address = () => `mapped-${(count += 1)}@example.org`;
const userOf = (username: string) => findUserByEmail(test.db, username);

describe('a spreadsheet whose columns have other titles', () => {
  it('takes a column for the field that it is given, on the dry run and for good', async () => {
    const one = address();
    const file = excelCsv(
      ['E-Post', 'Navn', 'Roles', 'Organization code', 'Yrke', 'By'],
      [one, 'Rahim', 'ROLE_USER', '', 'Clerk', 'Dhaka'],
    );
    const first = await importSheet(test.system, file, '?dryRun=true');
    expect(first).toMatchObject({
      unknownColumns: ['E-Post', 'Navn', 'Yrke', 'By'],
      missingFields: ['username'],
      total: 0,
    });
    expect(first.unsetFields).toEqual(expect.arrayContaining(['username', 'name', 'occupation']));
    const mapping = { 'E-Post': 'username', Navn: 'name', Yrke: 'occupation' };
    const mapped = (dryRun: boolean) =>
      `?dryRun=${dryRun}&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const checked = await importSheet(test.system, file, mapped(true));
    expect(checked).toMatchObject({ unknownColumns: ['By'], missingFields: [], created: 1 });
    expect(await userOf(one)).toBeUndefined();
    expect(await importSheet(test.system, file, mapped(false))).toMatchObject({ created: 1 });
    expect(await userOf(one)).toMatchObject({ name: 'Rahim', occupation: 'Clerk' });
  });

  it('tells columns of one unknown title apart by their letters', async () => {
    const one = address();
    const file = excelCsv(
      ['Email', 'Name', 'Note', 'Roles', 'Organization code', 'Note'],
      [one, 'Rahim', 'x', 'ROLE_USER', '', 'Clerk'],
    );
    const first = await importSheet(test.system, file, '?dryRun=true');
    expect(first.unknownColumns).toEqual(['Note (C)', 'Note (F)']);
    const mapping = encodeURIComponent(JSON.stringify({ 'Note (F)': 'occupation' }));
    const report = await importSheet(test.system, file, `?mapping=${mapping}`);
    expect(report).toMatchObject({ unknownColumns: ['Note (C)'], created: 1 });
    expect(await userOf(one)).toMatchObject({ occupation: 'Clerk' });
  });

  it('understands a title that differs from a field’s by number, case or signs alone', async () => {
    const one = address();
    const file = excelCsv(
      ['E-Mail', 'NAMES', 'Role', 'organization_code', 'Rolls'],
      [one, 'Rahim', 'ROLE_ORG_USER', 'BCC', 'x'],
    );
    const report = await importSheet(test.system, file);
    expect(report).toMatchObject({ unknownColumns: ['Rolls'], created: 1 });
    expect(await userOf(one)).toMatchObject({ name: 'Rahim', roles: ['ROLE_ORG_USER'] });
  });

  it('takes the exact title where a file has both', async () => {
    const one = address();
    const file = excelCsv(
      ['Email', 'Name', 'Role', 'Roles', 'Organization code'],
      [one, 'Rahim', 'ROLE_SYSTEM', 'ROLE_ORG_USER', 'BCC'],
    );
    const report = await importSheet(test.system, file);
    expect(report).toMatchObject({ unknownColumns: ['Role'], created: 1 });
    expect(await userOf(one)).toMatchObject({ roles: ['ROLE_ORG_USER'] });
  });

  it.each([
    ['a text with the name of a PDF', 'Email\na@example.org', 'people.pdf'],
    ['a PDF with the name of a text', '%PDF-1.7\nEmail', 'people.csv'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'people.xls'],
  ])('refuses %s, and says what can be read', async (_what, content, name) => {
    const { payload, headers } = formOf(content, name);
    const answer = await test.system.post('/user/import?dryRun=true', payload, { headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'file', code: 'fileType', params: { types: '.csv, .tsv, .txt, .xlsx' } }],
    });
  });

  it.each([
    ['a field that does not exist', { By: 'password' }],
    ['a column that the file lacks', { Yrke: 'occupation' }],
    ['a column that is understood', { Name: 'occupation' }],
    ['no mapping', ['By']],
    ['no fields', { By: { username: 1 } }],
  ])('refuses a mapping of %s', async (_what, mapping) => {
    const file = excelCsv(['Email', 'Name', 'By'], [address(), 'Rahim', 'Dhaka']);
    const query = `?dryRun=true&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const answer = await postSheet(test.system, file, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'mapping' }] });
  });

  it('refuses two columns for one field', async () => {
    const file = excelCsv(['Email', 'Name', 'By'], [address(), 'Rahim', 'Dhaka']);
    const query = `?dryRun=true&mapping=${encodeURIComponent(JSON.stringify({ By: 'name' }))}`;
    const answer = await postSheet(test.system, file, query);
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'name', code: 'repeated' }],
    });
  });

  it('finds its titles below blank rows and a heading, and counts its rows as the file does', async () => {
    const one = address();
    const report = await importSheet(
      test.system,
      excelCsv(
        ['', ''],
        ['Staff of 2026', ''],
        ['', ''],
        ['Email', 'Name', 'Roles', 'Organization code'],
        [one, 'Rahim', 'ROLE_ORG_USER', 'BCC'],
        ['nowhere', 'Karim', 'ROLE_ORG_USER', 'BCC'],
      ),
    );
    expect(report).toMatchObject({ unknownColumns: [], created: 1, rejected: 1 });
    expect(report.items.map(({ row, name }) => [row, name])).toEqual([
      [6, 'Karim'],
      [5, 'Rahim'],
    ]);
  });

  it('is refused with more columns than are read, but not for empty ones', async () => {
    const cells = (last: string) => [
      'Email',
      ...Array.from({ length: 49 }, (_, at) => `${at}`),
      last,
    ];
    const answer = await postSheet(test.system, excelCsv(cells('51')), '?dryRun=true');
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'file', code: 'tooManyColumns', params: { max: 50 } }],
    });
    expect(
      (await postSheet(test.system, excelCsv(cells('')), '?dryRun=true')).json(),
    ).toMatchObject({
      unknownColumns: expect.arrayContaining(['48']),
    });
  });

  it('is called empty where it has no cell, not one that lacks a column', async () => {
    const answer = await postSheet(test.system, excelCsv(['', ''], ['', '']), '?dryRun=true');
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'file', code: 'fileEmpty' }],
    });
  });
});
