import type { NotificationPage } from '@lms/communication/contract';
import { createStudy } from '@lms/learning/api/testing';
import { enrolments } from '@lms/server/database';
import { createCourse, undo } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
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

describe('taking an import of enrolments back', () => {
  it('removes those that nobody has studied in, and says which remain', async () => {
    const { course, article } = await createCourse(test.db, test.organizations.bcc.id);
    const [idle, busy] = [await test.learner(), await test.learner()];
    const report = await test.send(test.system, [
      head,
      [idle.username, course.slug, '', ''],
      [busy.username, course.slug, '', ''],
    ]);
    await createStudy(test, busy).complete(article.id);
    const undone = await undo(test.system, report, path);
    expect(undone).toMatchObject({ state: 'UNDONE', undone: 1, kept: 1 });
    expect(undone.items[0]).toMatchObject({ row: 3, name: busy.name, kept: [''] });
    expect(await test.enrolmentOf(idle.id, course.id)).toBeUndefined();
    expect(await test.enrolmentOf(busy.id, course.id)).toMatchObject({ status: 'ACTIVE' });
    expect(await test.countOf(course.id)).toBe(1);
    const { items } = (await test.as(idle).get('/notification')).json<NotificationPage>();
    expect(items).toEqual([]);
  });

  it('gives back batch and status, as far as there is a place and nobody enrolled anew', async () => {
    const { shop } = test;
    const [course, again] = [await shop.partnerCourse(), await shop.partnerCourse()];
    const from = await shop.batch({ code: 'BACK-1', capacity: 1 });
    await shop.batch({ code: 'AWAY-1' });
    const [moved, ended, anew] = await Promise.all([1, 2, 3].map(() => test.learner()));
    if (!moved || !ended || !anew) throw new Error('No learners');
    await test.send(test.system, [
      head,
      [moved.username, course.slug, 'BACK-1', ''],
      [ended.username, course.slug, '', ''],
      [anew.username, again.slug, '', ''],
    ]);
    const report = await test.send(test.system, [
      head,
      [moved.username, course.slug, 'AWAY-1', ''],
      [ended.username, course.slug, '', 'CANCELLED'],
      [anew.username, again.slug, '', 'CANCELLED'],
    ]);
    await shop.buy([again.id], 0, { buyer: anew });
    const undone = await undo(test.system, report, path);
    expect(undone).toMatchObject({ undone: 2, kept: 1 });
    expect(undone.items[0]).toMatchObject({ row: 4, kept: ['status'] });
    expect(await test.enrolmentOf(moved.id, course.id)).toMatchObject({ batchCodeId: from });
    expect(await test.enrolmentOf(ended.id, course.id)).toMatchObject({ status: 'ACTIVE' });
    expect(await test.countOf(course.id)).toBe(2);
    expect(await test.countOf(again.id)).toBe(1);
  });

  it('leaves a batch whose last place was given to another meanwhile', async () => {
    const { shop } = test;
    const course = await shop.partnerCourse();
    await shop.batch({ code: 'LAST-1', capacity: 1 });
    const [one, other] = [await test.learner(), await test.learner()];
    await test.send(test.system, [head, [one.username, course.slug, 'LAST-1', '']]);
    const report = await test.send(test.system, [head, [one.username, course.slug, '', '']]);
    await shop.buy([course.id], 0, { buyer: other, batchCode: 'LAST-1' });
    const undone = await undo(test.system, report, path);
    expect(undone.items[0]?.kept).toEqual(['batchCode']);
    const [left] = await test.db.select().from(enrolments).where(eq(enrolments.userId, one.id));
    expect(left?.batchCodeId).toBeNull();
  });
});
