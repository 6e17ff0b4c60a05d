import { buildBatch, createSales, type Sales } from '@lms/cart/api/testing';
import type { Problem } from '@lms/contract';
import type { BatchCode, BatchCodeSeries, BatchLearner } from '@lms/org-management/contract';
import { batchCodes, enrolments, orderItems, orders } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let shop: Sales;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-08-14T06:00:00Z');
  await test.db.delete(orderItems);
  await test.db.delete(enrolments);
  await test.db.delete(orders);
  await test.db.delete(batchCodes);
});

const codeOf = (response: { json: () => Problem }) => response.json().code;

describe('a batch code', () => {
  it('puts who enrols by it into its batch, for the partner courses alone', async () => {
    const id = await shop.batch();
    const [partner, other] = [await shop.partnerCourse(), await shop.course({ price: 0 })];
    const quote = await shop.quote([partner.id, other.id], { batchCode: ' batch-1 ' });
    expect(quote.batch).toEqual({ title: 'First batch', courseIds: [partner.id] });
    await shop.buy([partner.id, other.id], 0, { batchCode: 'batch-1' });
    const rows = await test.db.select().from(enrolments);
    const batchOf = (courseId: string) =>
      rows.find((row) => row.courseId === courseId)?.batchCodeId;
    expect(batchOf(partner.id)).toBe(id);
    expect(batchOf(other.id)).toBeNull();
    const batch = (await shop.system.get(`/batch-code/${id}`)).json<BatchCode>();
    expect(batch.enrolledCount).toBe(1);
    const learners = (await shop.system.get(`/batch-code/${id}/learner`)).json<BatchLearner[]>();
    expect(learners).toMatchObject([{ email: test.users.learner.username, progressPercent: 0 }]);
  });

  it.each([
    ['batchCode.unknown', {}, 'BATCH-2'],
    ['batchCode.notStarted', { startsOn: '2026-08-15' }],
    ['batchCode.ended', { endsOn: '2026-08-13' }],
  ])('is refused as %s', async (problem: string, parts: object, typed = 'BATCH-1') => {
    await shop.batch(parts);
    const course = await shop.partnerCourse();
    const quote = await shop.quote([course.id], { batchCode: typed });
    expect(quote.batch).toEqual({ problem });
    const refused = await shop.checkout([course.id], 0, { batchCode: typed });
    expect(refused.statusCode).toBe(409);
    expect(codeOf(refused)).toBe(problem);
    expect(await shop.enrolled(course.id)).toBe(0);
  });

  it.each([
    ['batchCode.ended', { endsOn: '2026-08-13' }],
    ['batchCode.unknown', {}],
  ])('that was put away is refused as %s with %j', async (problem: string, parts: object) => {
    await shop.batch(parts);
    await test.db.update(batchCodes).set({ status: 'INACTIVE' });
    const course = await shop.partnerCourse();
    const quote = await shop.quote([course.id], { batchCode: 'BATCH-1' });
    expect(quote.batch).toEqual({ problem });
  });

  it.each([
    ['2026-08-13T17:59:59Z', true],
    ['2026-08-13T18:00:00Z', false],
  ])('ends with its last day in Dhaka: at %s it is taken, %s', async (now, taken) => {
    await shop.batch({ endsOn: '2026-08-13' });
    const course = await shop.partnerCourse();
    test.clock.set(now);
    const { batch } = await shop.quote([course.id], { batchCode: 'BATCH-1' });
    expect(batch && 'title' in batch).toBe(taken);
  });

  it('of a course holds for no other, nor for a course that is no partner’s', async () => {
    const [own, other] = [await shop.partnerCourse(), await shop.partnerCourse()];
    await shop.batch({ courseId: own.id });
    const refused = { problem: 'batchCode.otherCourse' };
    expect((await shop.quote([other.id], { batchCode: 'BATCH-1' })).batch).toEqual(refused);
    const skills = await shop.course({ price: 0 });
    expect((await shop.quote([skills.id], { batchCode: 'BATCH-1' })).batch).toEqual(refused);
    const foreign = await shop.partnerCourse({ organizationId: test.organizations.other.id });
    expect((await shop.quote([foreign.id], { batchCode: 'BATCH-1' })).batch).toEqual(refused);
  });

  it('gives its last place to one of many who come at once', async () => {
    await shop.batch({ capacity: 1 });
    const course = await shop.partnerCourse();
    const answers = await Promise.all(
      [test.users.learner, test.users.otherLearner].map((buyer) =>
        shop.checkout([course.id], 0, { batchCode: 'BATCH-1', buyer }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('batchCode.full');
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it('keeps the place of who is paying', async () => {
    await shop.batch({ capacity: 1 });
    const course = await shop.partnerCourse({ price: 50_000 });
    const { learner, otherLearner } = test.users;
    const batchCode = 'BATCH-1';
    await shop.checkout([course.id], 50_000, { batchCode, buyer: learner });
    const late = await shop.checkout([course.id], 50_000, { batchCode, buyer: otherLearner });
    expect(codeOf(late)).toBe('batchCode.full');
    expect((await shop.checkout([course.id], 50_000, { batchCode })).statusCode).toBe(200);
  });

  it('never holds fewer learners than have joined', async () => {
    const id = await shop.batch({ capacity: 5 });
    const course = await shop.partnerCourse();
    const { learner, otherLearner } = test.users;
    await shop.buy([course.id], 0, { batchCode: 'BATCH-1', buyer: learner });
    await shop.buy([course.id], 0, { batchCode: 'BATCH-1', buyer: otherLearner });
    const { code, title, courseId, startsOn, endsOn, version } = (
      await shop.system.get(`/batch-code/${id}`)
    ).json<BatchCode>();
    const form = { code, title, courseId, startsOn, endsOn, version };
    const refused = await shop.system.put(`/batch-code/${id}`, { ...form, capacity: 1 });
    expect(refused.json<Problem>().errors).toEqual([
      { field: 'capacity', code: 'placesTaken', params: { taken: 2 } },
    ]);
    const saved = await shop.system.put(`/batch-code/${id}`, { ...form, capacity: 2 });
    expect(saved.json<BatchCode>()).toMatchObject({ capacity: 2, enrolledCount: 2 });
  });

  it('stays once somebody has used it', async () => {
    const id = await shop.batch();
    const course = await shop.partnerCourse();
    await shop.buy([course.id], 0, { batchCode: 'BATCH-1' });
    expect(codeOf(await shop.system.delete(`/batch-code/${id}`))).toBe('entity.inUse');
  });
});

describe('those who manage batches', () => {
  it('are the people of an organization for its own courses, not its administrators', async () => {
    const worker = test.as(test.users.orgUser);
    const made = await worker.post('/batch-code', buildBatch());
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    expect((await test.as(test.users.orgAdmin).get(`/batch-code/${id}`)).statusCode).toBe(403);
    const foreign = await shop.partnerCourse({ organizationId: test.organizations.other.id });
    const wrong = await worker.post(
      '/batch-code',
      buildBatch({ code: 'B-2', courseId: foreign.id }),
    );
    expect(wrong.json<Problem>().errors).toEqual([{ field: 'courseId', code: 'invalid' }]);
  });

  it.each([
    [{ code: 'small letters' }, 'code'],
    [{ code: 'AB' }, 'code'],
    [{ endsOn: '2025-12-31' }, 'endsOn'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ capacity: 0 }, 'capacity'],
    [{ title: '' }, 'title'],
  ])('are told what is wrong with %j', async (parts, field) => {
    const answer = await shop.system.post('/batch-code', {
      ...buildBatch(parts),
      organizationId: test.organizations.bcc.id,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Problem>().errors?.map((error) => error.field)).toEqual([field]);
  });

  it('make many codes at once, each of its own', async () => {
    const batch = { ...buildBatch(), code: undefined };
    const answer = await test
      .as(test.users.orgUser)
      .post('/batch-code/series', { ...batch, prefix: 'DHAKA', count: 200 });
    expect(answer.statusCode).toBe(201);
    const { codes } = answer.json<BatchCodeSeries>();
    expect(new Set(codes).size).toBe(200);
    expect(codes.every((code) => /^DHAKA-[A-HJ-NP-Z2-9]{5}$/.test(code))).toBe(true);
    const stored = await test.db
      .select()
      .from(batchCodes)
      .where(eq(batchCodes.organizationId, test.users.orgUser.organizationId ?? ''));
    expect(stored).toHaveLength(200);
    const many = await shop.system.post('/batch-code/series', {
      ...batch,
      prefix: 'X-1',
      count: 501,
    });
    expect(many.statusCode).toBe(400);
  });
});
