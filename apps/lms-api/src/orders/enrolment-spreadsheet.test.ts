import type { NotificationPage } from '@lms/communication/contract';
import { enrolmentSpreadsheetColumns } from '@lms/learning/contract';
import { activityLog, enrolments } from '@lms/server/database';
import { changesOf, importSheet, refusals } from '@lms/server/testing';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEnrolmentTest,
  type EnrolmentTest,
  path,
} from '../../testing/enrolment-management-fixture';

let test: EnrolmentTest;
beforeAll(async () => {
  test = await createEnrolmentTest();
});
afterAll(() => test.close());

const head = ['Email', 'Course', 'Batch code', 'Status'];
const seatsTaken = (batchCodeId: string) =>
  test.db.$count(
    enrolments,
    and(eq(enrolments.batchCodeId, batchCodeId), ne(enrolments.status, 'CANCELLED')),
  );

describe('a spreadsheet of enrolments', () => {
  it('enrols who is new as a checkout does, under Bengali titles', async () => {
    const course = await test.shop.partnerCourse({ title: 'জাভা প্রোগ্রামিং' });
    const batchId = await test.shop.batch({ code: 'JAVA-1' });
    const [one, other] = [await test.learner(), await test.learner({ status: 'PENDING' })];
    const report = await test.send(test.admin, [
      ['ইমেইল', 'কোর্স', 'ব্যাচ কোড', 'অবস্থা'],
      [one.username.toUpperCase(), 'জাভা প্রোগ্রামিং', 'java-1', 'চলছে'],
      [other.username, course.slug, '', ''],
    ]);
    expect(changesOf(report)).toEqual(['2 created', '3 created']);
    expect(await test.enrolmentOf(one.id, course.id)).toMatchObject({
      batchCodeId: batchId,
      orderId: null,
      status: 'ACTIVE',
    });
    expect(await test.countOf(course.id)).toBe(2);
    const { items } = (await test.as(one).get('/notification')).json<NotificationPage>();
    expect(items[0]).toMatchObject({ kind: 'ENROLLED', link: `/learn/${course.id}` });
    const log = await test.db
      .select({ action: activityLog.action })
      .from(activityLog)
      .where(and(eq(activityLog.userId, one.id), eq(activityLog.subjectId, course.id)));
    expect(log).toEqual([{ action: 'ENROLLED' }]);
  });

  it('moves between batches and cancels, which keeps what was studied', async () => {
    const course = await test.shop.partnerCourse();
    await test.shop.batch({ code: 'FROM-1' });
    const to = await test.shop.batch({ code: 'TO-1' });
    const [one, other] = [await test.learner(), await test.learner()];
    await test.send(test.system, [
      head,
      [one.username, course.slug, 'FROM-1', ''],
      [other.username, course.slug, 'FROM-1', ''],
    ]);
    const report = await test.send(test.system, [
      head,
      [one.username, course.slug, 'TO-1', 'ACTIVE'],
      [other.username, course.slug, 'FROM-1', 'Cancelled'],
    ]);
    expect(report.items.map(({ differences }) => differences)).toEqual([
      [{ field: 'batchCode', before: 'FROM-1', after: 'TO-1' }],
      [{ field: 'status', before: 'ACTIVE', after: 'CANCELLED' }],
    ]);
    expect(await test.enrolmentOf(one.id, course.id)).toMatchObject({ batchCodeId: to });
    expect(await test.enrolmentOf(other.id, course.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await test.countOf(course.id)).toBe(1);
  });

  it('comes back unchanged when it was exported, cancelled ones and all', async () => {
    const course = await test.shop.course({ price: 0 });
    const pupil = await test.learner();
    await test.send(test.system, [head, [pupil.username, course.slug, '', '']]);
    await test.send(test.system, [head, [pupil.username, course.slug, '', 'CANCELLED']]);
    await test.send(test.system, [head, [pupil.username, course.slug, '', '']]);
    const columns = enrolmentSpreadsheetColumns.map((column) => ({
      title: column.title,
      field: 'exportField' in column ? column.exportField : column.field,
    }));
    const { body } = await test.system.post(`${path}/export`, { format: 'csv', columns });
    const report = await importSheet(test.system, body, '', path);
    expect(refusals(report)).toEqual([]);
    expect(report.total).toBeGreaterThan(1);
    expect(report.unchanged).toBe(report.total);
  });

  it('says of each faulty row what is wrong', async () => {
    const course = await test.shop.partnerCourse();
    const hidden = await test.shop.partnerCourse({ status: 'INACTIVE' });
    const another = await test.shop.partnerCourse();
    await test.shop.batch({ code: 'ENDED-1', endsOn: '2026-08-13' });
    await test.shop.batch({ code: 'LATER-1', startsOn: '2026-08-15' });
    await test.shop.batch({ code: 'OTHER-1', courseId: another.id });
    const { username } = await test.learner();
    const office = test.users.orgUser.username;
    const report = await test.send(test.system, [
      head,
      ['nobody@example.org', course.slug, '', ''],
      [office, course.slug, '', ''],
      [username, 'no-such-course', '', ''],
      [username, hidden.slug, '', ''],
      [username, course.slug, 'NONE-1', ''],
      [(await test.learner()).username, course.slug, 'ENDED-1', ''],
      [(await test.learner()).username, course.slug, 'LATER-1', ''],
      [(await test.learner()).username, course.slug, 'OTHER-1', ''],
      [(await test.learner()).username, course.slug, '', 'COMPLETED'],
      [(await test.learner()).username, course.slug, '', 'CANCELLED'],
      [(await test.learner()).username, course.slug, '', 'studies'],
      [username, course.slug, '', ''],
      [username, course.slug, '', ''],
      ['', course.slug, '', ''],
      [(await test.learner({ status: 'INACTIVE' })).username, course.slug, '', ''],
    ]);
    expect(refusals(report)).toEqual([
      '2 email notFound',
      '3 email notFound',
      '4 course notFound',
      '5 course notOffered',
      '6 batchCode notFound',
      '7 batchCode batchCode.ended',
      '8 batchCode batchCode.notStarted',
      '9 batchCode otherCourse',
      '10 status entity.transitionRefused',
      '11 status entity.transitionRefused',
      '12 status oneOf',
      '14 email duplicateInFile',
      '15 email required',
      '16 email accountInactive',
    ]);
  });
});

describe('the places of a batch', () => {
  it('are given once, in a dry run of many rows, too', async () => {
    const course = await test.shop.partnerCourse();
    const batchId = await test.shop.batch({ code: 'SMALL-1', capacity: 2 });
    const pupils = await Promise.all([1, 2, 3].map(() => test.learner()));
    const rows = [head, ...pupils.map(({ username }) => [username, course.slug, 'SMALL-1', ''])];
    const told = ['4 batchCode batchCode.full'];
    expect(refusals(await test.send(test.system, rows, '?dryRun=true'))).toEqual(told);
    expect(await seatsTaken(batchId)).toBe(0);
    expect(refusals(await test.send(test.system, rows))).toEqual(told);
    expect(await seatsTaken(batchId)).toBe(2);
  });

  it('are counted over all steps of a dry run', async () => {
    const course = await test.shop.partnerCourse();
    await test.shop.batch({ code: 'STEPS-1', capacity: 550 });
    const pupils = await Promise.all(Array.from({ length: 600 }, () => test.learner()));
    const rows = [head, ...pupils.map(({ username }) => [username, course.slug, 'STEPS-1', ''])];
    const begun = await test.send(test.system, rows, '?dryRun=true');
    await test.deps.queue.runDue();
    const report = await test.system.get(`${path}/import/${begun.batchId}`);
    expect(report.json()).toMatchObject({ state: 'DONE', created: 550, rejected: 50 });
  });
});

describe('an organization’s administrator', () => {
  it('enrols neither strangers nor into courses or batches of others', async () => {
    const [own, foreign] = [
      await test.shop.partnerCourse(),
      await test.shop.partnerCourse(test.foreign),
    ];
    await test.shop.batch({ code: 'FOREIGN-1', ...test.foreign });
    const [pupil, another] = [await test.learner(), await test.learner()];
    const stranger = await test.learner(test.foreign);
    const nobodys = await test.learner({ organizationId: null });
    const report = await test.send(test.admin, [
      head,
      [stranger.username, own.slug, '', ''],
      [nobodys.username, own.slug, '', ''],
      [pupil.username, foreign.slug, '', ''],
      [pupil.username, own.slug, 'FOREIGN-1', ''],
      [another.username, own.slug, '', ''],
    ]);
    expect(refusals(report)).toEqual([
      '2 email notFound',
      '3 email notFound',
      '4 course notFound',
      '5 batchCode notFound',
    ]);
    expect(report.created).toBe(1);
    await test.shop.buy([own.id], 0, { buyer: nobodys });
    const other = await test.shop.course({ price: 0 });
    const later = await test.send(test.admin, [head, [nobodys.username, other.slug, '', '']]);
    expect(later.created).toBe(1);
    await test.shop.buy([foreign.id], 0, { buyer: stranger });
    const { id = '' } = (await test.enrolmentOf(stranger.id, foreign.id)) ?? {};
    const named = await test.send(test.admin, [
      ['Enrolment', ...head],
      [id, stranger.username, foreign.slug, '', 'CANCELLED'],
    ]);
    expect(refusals(named)).toEqual(['2 email notFound']);
  });
});
