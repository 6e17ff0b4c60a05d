import type { NotificationPage } from '@lms/communication/contract';
import type { FindResult, Problem } from '@lms/contract';
import type { EnrolmentLearner } from '@lms/learning/contract';
import { enrolments } from '@lms/server/database';
import type { TestClient } from '@lms/server/testing';
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

const cancel = (ids: string[], client = test.system) =>
  client.put(`${path}/updateStatus`, { ids, status: 'CANCELLED' });

describe('the list of enrolments', () => {
  it('shows an organization those of its own courses, searched and filtered', async () => {
    const { shop, admin, system } = test;
    const pupil = await test.learner({ name: 'নাদিয়া ইসলাম' });
    const [own, foreign] = [await shop.partnerCourse(), await shop.partnerCourse(test.foreign)];
    const batchCodeId = await shop.batch();
    await shop.buy([own.id, foreign.id], 0, { buyer: pupil, batchCode: 'BATCH-1' });
    await shop.buy([own.id], 0, { buyer: await test.learner() });
    const found = await test.find(admin, { searchTerm: 'নাদিয়া' });
    expect(found.items).toMatchObject([
      {
        learnerName: pupil.name,
        learnerEmail: pupil.username,
        courseSlug: own.slug,
        batchCode: 'BATCH-1',
        progressPercent: 0,
        status: 'ACTIVE',
      },
    ]);
    expect((await test.find(system, { searchTerm: pupil.username })).total).toBe(2);
    expect((await test.find(admin, { filter: { courseId: foreign.id } })).total).toBe(0);
    expect((await test.find(admin, { filter: { courseId: own.id } })).total).toBe(2);
    expect((await test.find(admin, { filter: { batchCodeId } })).total).toBe(1);
    const columns = [{ field: 'learnerEmail', title: 'Email' }];
    const { body } = await admin.post(`${path}/export`, { format: 'csv', columns });
    expect(body).toContain(pupil.username);
  });
});

describe('enrolling somebody', () => {
  it('finds the learners whom an organization reaches, and no others', async () => {
    const { shop, admin, system, organizations } = test;
    const stranger = await test.learner({ name: 'Reached Not', organizationId: null });
    const member = await test.learner({ name: 'Reached Member' });
    await test.learner({ name: 'Reached Leaver', status: 'INACTIVE' });
    const student = await test.learner({ name: 'Reached Student', organizationId: null });
    const course = await shop.course({ price: 0, organizationId: organizations.bcc.id });
    await shop.buy([course.id], 0, { buyer: student });
    const find = async (client: TestClient, body: object) => {
      const answer = await client.post(`${path}/learner/find`, body);
      return answer.json<FindResult<EnrolmentLearner>>().items;
    };
    const asked = { searchTerm: 'reached' };
    const own = await find(admin, asked);
    expect(own).toEqual(
      [member, student].map(({ id, name, username: email }) => ({ id, name, email })),
    );
    expect((await find(system, asked)).map(({ id }) => id)).toContain(stranger.id);
    expect(await find(admin, { filter: { id: stranger.id } })).toEqual([]);
    expect(await find(admin, { filter: { id: student.id } })).toHaveLength(1);
  });

  const codeOf = async (body: object) => {
    const answer = await test.system.post(path, body);
    return [answer.statusCode, answer.json<Problem>().code];
  };

  it.each([
    ['is full', { capacity: 1 }, 'batchCode.full'],
    ['has ended', { startsOn: '2026-06-01', endsOn: '2026-08-01' }, 'batchCode.ended'],
    ['has not begun', { startsOn: '2026-09-01', endsOn: '2026-10-01' }, 'batchCode.notStarted'],
  ] as const)('says that the batch %s', async (_what, more, code) => {
    const { id: courseId } = await test.shop.partnerCourse();
    const batchCodeId = await test.shop.batch({
      code: code.toUpperCase().replace('.', '-'),
      ...more,
    });
    const learners = [await test.learner(), await test.learner()];
    const enrol = async ({ id: userId }: { id: string }) =>
      codeOf({ userId, courseId, batchCodeId });
    if (code === 'batchCode.full') expect(await enrol(learners[0]!)).toEqual([201, undefined]);
    expect(await enrol(learners[1]!)).toEqual([409, code]);
    expect(await test.countOf(courseId)).toBe(code === 'batchCode.full' ? 1 : 0);
  });

  it('says that the learner is enrolled already, or that the course is not offered', async () => {
    const { id: courseId } = await test.shop.course({ price: 0 });
    const { id: userId } = await test.learner();
    expect(await codeOf({ userId, courseId })).toEqual([201, undefined]);
    expect(await codeOf({ userId, courseId })).toEqual([409, 'enrolment.exists']);
    const draft = await test.shop.course({ price: 0, status: 'DRAFT' });
    const refused = await test.system.post(path, { userId, courseId: draft.id });
    expect(refused.json<Problem>().errors).toEqual([{ field: 'courseId', code: 'notOffered' }]);
  });
});

describe('cancelling enrolments', () => {
  it('ends them, keeps what was studied and tells the learner, all or none', async () => {
    const { shop, users } = test;
    const course = await shop.course({ price: 0 });
    await shop.buy([course.id], 0);
    const made = await test.enrolmentOf(users.learner.id, course.id);
    const id = made?.id ?? '';
    await test.db.update(enrolments).set({ progressPercent: 40 }).where(eq(enrolments.id, id));
    const both = await cancel([id, '00000000-0000-4000-8000-000000000000']);
    expect(both.statusCode).toBe(404);
    expect(await test.countOf(course.id)).toBe(1);
    expect((await cancel([id])).json()).toEqual({ ids: [id], status: 'CANCELLED' });
    expect(await test.enrolmentOf(users.learner.id, course.id)).toMatchObject({
      status: 'CANCELLED',
      progressPercent: 40,
    });
    expect(await test.countOf(course.id)).toBe(0);
    const told = await test.as(users.learner).get('/notification');
    expect(told.json<NotificationPage>().items[0]).toMatchObject({
      kind: 'ENROLMENT_CANCELLED',
      params: { course: course.title },
    });
    const again = await cancel([id]);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([
      409,
      'entity.transitionRefused',
    ]);
  });

  it('is for the organization of the course alone, and for what is not completed', async () => {
    const { shop, users } = test;
    const course = await shop.course({ ...test.foreign, price: 0 });
    await shop.buy([course.id], 0);
    const { id = '' } = (await test.enrolmentOf(users.learner.id, course.id)) ?? {};
    expect((await cancel([id], test.admin)).statusCode).toBe(404);
    await test.db.update(enrolments).set({ status: 'COMPLETED' }).where(eq(enrolments.id, id));
    expect((await cancel([id])).statusCode).toBe(409);
    const reopened = await test.system.put(`${path}/updateStatus`, { ids: [id], status: 'ACTIVE' });
    expect(reopened.statusCode).toBe(409);
    const unknown = { ids: [course.id], status: 'ACTIVE' };
    expect((await test.system.put(`${path}/updateStatus`, unknown)).statusCode).toBe(404);
  });
});
