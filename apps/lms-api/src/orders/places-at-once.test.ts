import { enrolments } from '@lms/server/database';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEnrolmentTest,
  type EnrolmentTest,
} from '../../testing/enrolment-management-fixture';

let test: EnrolmentTest;
beforeAll(async () => {
  test = await createEnrolmentTest();
});
afterAll(() => test.close());

const head = ['Email', 'Course', 'Batch code', 'Status'];

it('the places of a batch are not given twice to an import and a checkout at once', async () => {
  const course = await test.shop.partnerCourse();
  const batchId = await test.shop.batch({ code: 'RACE-1', capacity: 1 });
  const [one, two, buyer] = await Promise.all([1, 2, 3].map(() => test.learner()));
  const rowOf = (pupil = one) => [pupil?.username ?? '', course.slug, 'RACE-1', ''];
  const [first, second, bought] = await Promise.all([
    test.send(test.system, [head, rowOf(one)]),
    test.send(test.admin, [head, rowOf(two)]),
    test.shop.checkout([course.id], 0, { batchCode: 'RACE-1', buyer }),
  ]);
  const winners = first.created + second.created + (bought.statusCode === 200 ? 1 : 0);
  expect(winners).toBe(1);
  const taken = and(eq(enrolments.batchCodeId, batchId), ne(enrolments.status, 'CANCELLED'));
  expect(await test.db.$count(enrolments, taken)).toBe(1);
});
