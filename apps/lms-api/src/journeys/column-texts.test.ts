import { languages } from '@lms/contract';
import { enrolmentSpreadsheetColumns } from '@lms/learning/contract';
import { batchCodeSpreadsheetColumns, userSpreadsheetColumns } from '@lms/org-management/contract';
import { columnsOf, reasonTitles, titlesOf, wordReader } from '@lms/server/platform';
import { describe, expect, it } from 'vitest';

const sheets = {
  user: userSpreadsheetColumns,
  'batch-code': batchCodeSpreadsheetColumns,
  enrolment: enrolmentSpreadsheetColumns,
};

describe.each(Object.entries(sheets))('the columns of %s', (_name, columns) => {
  it('share no title in whatever language', () => {
    const titles = columns.flatMap((column) => titlesOf(column));
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  it('are none of those that a file of faults has more', () => {
    const added = languages.flatMap(reasonTitles);
    expect(columnsOf(columns, added)).toEqual(added.map(() => undefined));
  });
});

it('knows a column by what the lists of each language call it', () => {
  const titles = ['ইমেইল', ' E-MAIL', '电子邮箱', 'メールアドレス', 'correo electrónico', 'Email'];
  const fields = columnsOf(userSpreadsheetColumns, titles).map((column) => column?.field);
  expect(fields).toEqual(titles.map(() => 'username'));
  expect(columnsOf(userSpreadsheetColumns, ['Something else'])).toEqual([undefined]);
});

it('reads the words that an export writes, and leaves what is none', () => {
  const roles = userSpreadsheetColumns[2];
  const read = wordReader(roles);
  expect(read('প্রতিষ্ঠানের প্রশাসক, শিক্ষার্থী')).toBe('ROLE_ORGADMIN, ROLE_USER');
  expect(read('role_user; Lernende')).toBe('ROLE_USER, ROLE_USER');
  expect(read('King')).toBe('King');
});
