import { importFormats } from '@lms/contract';
import { leftOutHeader } from '@lms/course-management/contract';
import { type TestApp, type TestClient } from '@lms/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import {
  authoredFields,
  everyType,
  exportFile,
  importFile,
  questionsOf,
} from '../../testing/import-fixture';
import { createBank, createQuestion } from '../../testing/question-fixture';

let test: TestApp;
let admin: TestClient;
let bankId: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = test.as(test.users.orgAdmin);
  bankId = await createBank(admin, { name: 'Signs' });
  await importFile(admin, { bankId, format: 'gift' }, everyType);
});
afterAll(() => test.close());

const formats = importFormats.filter((format) => format !== 'aiken');

describe('an export', () => {
  it.each(formats)('as %s comes back as the same questions', async (format) => {
    const file = await exportFile(admin, bankId, format);
    expect(file.headers[leftOutHeader]).toBe('0');
    const into = await createBank(admin);
    // The format is detected from the file.
    const report = await importFile(admin, { bankId: into }, file.rawPayload);
    expect(report).toMatchObject({ format, accepted: 9, rejected: 0 });
    const before = await questionsOf(admin, bankId);
    expect((await questionsOf(admin, into)).map(authoredFields)).toEqual(
      before.map(authoredFields),
    );
  });

  it('as Aiken says how many questions it can’t hold, and has the others', async () => {
    const bank = await createBank(admin);
    await createQuestion(admin, bank);
    await createQuestion(admin, bank, {
      text: '<p>Which is right?</p>',
      answers: [
        { id: 'a', text: 'this &amp; that', fraction: 1 },
        { id: 'b', text: 'none', fraction: 0 },
      ],
    });
    const file = await exportFile(admin, bank, 'aiken');
    expect(file.headers[leftOutHeader]).toBe('1');
    expect(file.body).toBe('Which is right?\nA) this & that\nB) none\nANSWER: A\n\n');
  });

  it('of an empty bank is an empty file of its format', async () => {
    const empty = await createBank(admin);
    for (const format of importFormats) await exportFile(admin, empty, format);
    const file = await exportFile(admin, empty, 'moodle-xml');
    expect(await importFile(admin, { bankId: empty }, file.rawPayload)).toMatchObject({ total: 0 });
  });

  it('takes stored pictures along, where the format has room for them', async () => {
    const bank = await createBank(admin);
    const png = await sharp({
      create: { width: 3, height: 3, channels: 3, background: '#3699FF' },
    })
      .png()
      .toBuffer();
    const data = `data:image/png;base64,${png.toString('base64')}`;
    const csv = `type,text,format\nESSAY,"<p><img src=""${data}"" alt=""A""></p>",html\n`;
    await importFile(admin, { bankId: bank, format: 'csv' }, csv);
    for (const format of ['gift', 'moodle-xml'] as const) {
      const file = await exportFile(admin, bank, format);
      expect(file.body).toMatch(/data\\?:image\/webp;base64,/);
      const into = await createBank(admin);
      expect(await importFile(admin, { bankId: into }, file.rawPayload)).toMatchObject({
        accepted: 1,
      });
      expect((await questionsOf(admin, into))[0]?.text).toMatch(/uploads\/[0-9a-f]+\.webp/);
    }
    expect((await exportFile(admin, bank, 'csv')).body).toMatch(/uploads\/[0-9a-f]+\.webp/);
  });

  it('runs nothing in a spreadsheet, whatever a question begins with', async () => {
    const bank = await createBank(admin);
    await createQuestion(admin, bank, { name: '=cmd|calc', text: '@SUM(1)' });
    const file = await exportFile(admin, bank, 'csv');
    expect(file.body).toContain(`'=cmd|calc,'@SUM(1)`);
  });

  it('streams a bank of more questions than are held at a time', async () => {
    const bank = await createBank(admin);
    const many = Array.from({ length: 450 }, (_, index) => `::${index}::Is ${index} odd?{T}`);
    await importFile(admin, { bankId: bank }, many.join('\n\n'));
    const { body } = await exportFile(admin, bank, 'gift');
    const names = [...body.matchAll(/^::(\d+)::/gm)].map(([, name]) => Number(name));
    expect(names).toEqual(many.map((_, index) => index));
  });
});

describe('the template', () => {
  it.each([
    ['csv', 'en'],
    ['csv', 'bn'],
    ['xlsx', 'en'],
    ['xlsx', 'bn'],
  ])('as %s in %s comes in without a problem', async (format, language) => {
    const file = await admin.get(`/question/import-template?format=${format}&language=${language}`);
    expect(file.statusCode).toBe(200);
    const report = await importFile(admin, { bankId, dryRun: 'true' }, file.rawPayload);
    expect(report).toMatchObject({ format, total: 9, accepted: 9 });
    expect(report.items.flatMap(({ notes }) => notes)).toEqual([]);
  });
});
