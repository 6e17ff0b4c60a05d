import { createSales, type Sales } from '@lms/cart/api/testing';
import type { BatchCode } from '@lms/org-management/contract';
import { batchCodes } from '@lms/server/database';
import {
  changesOf,
  excelCsv,
  importSheet,
  refusals,
  type TestApp,
  type TestClient,
  undo,
} from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let shop: Sales;
let worker: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
  worker = test.as(test.users.orgUser);
});
afterAll(() => test.close());

const path = '/batch-code';
const send = (client: TestClient, rows: string[][], query = '') =>
  importSheet(client, excelCsv(...rows), query, path);
const batchOf = async (code: string) => {
  const [batch] = await test.db.select().from(batchCodes).where(eq(batchCodes.code, code));
  return batch;
};
const head = ['Code', 'Title', 'Organization code', 'Course', 'First day', 'Last day', 'Capacity'];

describe('a spreadsheet of batches', () => {
  it('makes what is new and changes what is known, under Bengali titles', async () => {
    const course = await shop.partnerCourse({ title: 'জাভা' });
    await shop.batch({ code: 'KNOWN-1', capacity: 5 });
    const report = await send(shop.system, [
      ['কোড', 'শিরোনাম', 'প্রতিষ্ঠান', 'কোর্স', 'প্রথম দিন', 'শেষ দিন', 'আসন সংখ্যা', 'অবস্থা'],
      ['new-1', 'প্রথম ব্যাচ', 'bcc', 'জাভা', '২০২৬-০১-০১', '31.12.2026', '২৫', 'নিষ্ক্রিয়'],
      ['KNOWN-1', 'First batch', '', course.slug, '2026-01-01', '46752', '30', 'ACTIVE'],
    ]);
    expect(changesOf(report)).toEqual(['2 created', '3 changed']);
    expect(await batchOf('NEW-1')).toMatchObject({
      title: 'প্রথম ব্যাচ'.normalize('NFC'),
      organizationId: test.organizations.bcc.id,
      courseId: course.id,
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      capacity: 25,
      status: 'INACTIVE',
    });
    expect(report.items[1]?.differences).toEqual([
      { field: 'courseId', before: '', after: course.slug },
      { field: 'capacity', before: '5', after: '30' },
    ]);
    expect(await batchOf('KNOWN-1')).toMatchObject({ capacity: 30, version: 2 });
  });

  it('comes back unchanged when it was exported', async () => {
    await shop.batch({ code: 'AGAIN-1' });
    const columns = [
      { field: 'code', title: 'Code' },
      { field: 'title', title: 'Titel' },
      { field: 'courseTitle', title: 'Kurs' },
      { field: 'organizationName', title: 'Organization' },
      { field: 'startsOn', title: 'Erster Tag' },
      { field: 'endsOn', title: 'Letzter Tag' },
      { field: 'capacity', title: 'Plätze' },
      { field: 'status', title: 'Status', texts: { ACTIVE: 'Aktiv', INACTIVE: 'Inaktiv' } },
    ];
    const { body } = await shop.system.post(`${path}/export`, { format: 'csv', columns });
    const report = await importSheet(shop.system, body, '', path);
    expect(refusals(report)).toEqual([]);
    expect(report.unchanged).toBe(report.total);
  });

  it('says of each faulty row what is wrong', async () => {
    await shop.course({ slug: 'skills-course' });
    const days = ['2026-01-01', '2026-12-31', '10'];
    const report = await send(shop.system, [
      head,
      ['X', 'Title', 'BCC', '', ...days],
      ['FAULT-2', 'T', 'NONE', '', ...days],
      ['FAULT-3', 'Title', '', '', ...days],
      ['FAULT-4', 'Title', 'BCC', 'skills-course', ...days],
      ['FAULT-5', 'Title', 'BCC', '', '01/02/2026', '2026-12-31', 'many'],
      ['FAULT-6', 'Title', 'BCC', '', '2026-12-31', '2026-01-01', '0'],
      ['FAULT-6', 'Title', 'BCC', '', ...days],
      ['FAULT-6', 'Title', 'BCC', '', ...days],
    ]);
    expect(refusals(report)).toEqual([
      '2 code minLength',
      '3 organizationId invalid',
      '4 organizationId required',
      '5 courseId invalid',
      '6 startsOn day',
      '6 capacity invalid',
      '7 endsOn endBeforeStart',
      '7 capacity min',
      '9 code duplicateInFile',
    ]);
  });

  it('leaves a batch room for those who have joined, when it is imported and undone', async () => {
    const course = await shop.partnerCourse();
    await shop.batch({ code: 'JOINED-1', capacity: 1 });
    const days = ['2026-01-01', '2027-12-31'];
    test.clock.set('2026-08-14T06:00:00Z');
    const row = ['JOINED-1', 'First batch', '', '', ...days];
    const report = await send(shop.system, [head, [...row, '2']]);
    expect(report.changed).toBe(1);
    const { learner, otherLearner } = test.users;
    await shop.buy([course.id], 0, { batchCode: 'JOINED-1', buyer: learner });
    await shop.buy([course.id], 0, { batchCode: 'JOINED-1', buyer: otherLearner });
    const smaller = await send(shop.system, [head, [...row, '1']]);
    expect(refusals(smaller)).toEqual(['2 capacity placesTaken']);
    const undone = await undo(shop.system, report, path);
    expect(undone.items[0]?.kept).toEqual(['capacity']);
    expect(await batchOf('JOINED-1')).toMatchObject({ capacity: 2 });
  });

  it('does not reach beyond the own organization', async () => {
    const { other } = test.organizations;
    const foreign = await shop.partnerCourse({ organizationId: other.id });
    await shop.batch({ code: 'THEIRS-1', organizationId: other.id });
    const days = ['2026-01-01', '2026-12-31', '10'];
    const rows = [
      head,
      ['THEIRS-1', 'Mine now', '', '', ...days],
      ['MINE-1', 'Mine', 'OTHER', '', ...days],
      ['MINE-2', 'Mine', '', foreign.slug, ...days],
      ['MINE-3', 'Mine', '', '', ...days],
    ];
    expect(refusals(await send(worker, rows, '?dryRun=true'))).toEqual([
      '2 code taken',
      '3 organizationId invalid',
      '4 courseId invalid',
    ]);
    expect(await batchOf('MINE-3')).toBeUndefined();
    await send(worker, rows);
    expect(await batchOf('MINE-3')).toMatchObject({ organizationId: test.organizations.bcc.id });
    expect(await batchOf('THEIRS-1')).toMatchObject({ title: 'First batch' });
  });
});

describe('taking an import of batches back', () => {
  it('deletes and restores, but keeps what has learners or was changed since', async () => {
    const course = await shop.partnerCourse();
    await shop.batch({ code: 'OLD-1', capacity: 5 });
    await shop.batch({ code: 'OLD-2', capacity: 5 });
    const days = ['2026-01-01', '2027-12-31'];
    test.clock.set('2026-08-14T06:00:00Z');
    const report = await send(shop.system, [
      head,
      ['GONE-1', 'Gone', 'BCC', '', ...days, '10'],
      ['USED-1', 'Used', 'BCC', '', ...days, '10'],
      ['OLD-1', 'Renamed', '', '', ...days, '9'],
      ['OLD-2', 'Renamed', '', '', ...days, '9'],
    ]);
    await shop.buy([course.id], 0, { batchCode: 'USED-1' });
    const { id = '' } = (await batchOf('OLD-2')) ?? {};
    const batch = (await shop.system.get(`${path}/${id}`)).json<BatchCode>();
    const { code, title, courseId, startsOn, endsOn, version } = batch;
    const form = { code, title, courseId, startsOn, endsOn, version };
    await shop.system.put(`${path}/${id}`, { ...form, capacity: 70 });
    const undone = await undo(shop.system, report, path);
    expect(undone).toMatchObject({ state: 'UNDONE', undone: 2, kept: 2 });
    expect(await batchOf('GONE-1')).toBeUndefined();
    expect(await batchOf('USED-1')).toBeDefined();
    expect(await batchOf('OLD-1')).toMatchObject({ title: 'First batch', capacity: 5 });
    expect(await batchOf('OLD-2')).toMatchObject({ title: 'First batch', capacity: 70 });
    expect(undone.items.slice(0, 2).map(({ kept }) => kept)).toEqual([[''], ['capacity']]);
  });
});
