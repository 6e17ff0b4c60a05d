import type { Coupon } from '@lms/cart/contract';
import type { Problem } from '@lms/contract';
import { coupons, orderItems, orders } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { buildCoupon, createSales, type Sales } from '../../testing/sales-fixture';
import { discountOf } from './find-coupon';

let test: TestApp;
let shop: Sales;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(orderItems);
  await test.db.update(orders).set({ couponId: null });
  await test.db.delete(coupons);
});

const codeOf = (response: { json: () => Problem }) => response.json().code;

describe('a discount', () => {
  it.each([
    ['PERCENT', 20, 50_000, 10_000],
    ['PERCENT', 33, 101, 33],
    ['PERCENT', 100, 50_001, 50_001],
    ['AMOUNT', 10_000, 50_000, 10_000],
    ['AMOUNT', 60_000, 50_000, 50_000],
  ] as const)('of %s %i on %i poisha is %i', (kind, amount, sum, discount) => {
    expect(discountOf({ kind, amount }, sum)).toBe(discount);
  });
});

describe('a coupon', () => {
  it('takes its part off the courses that it holds for, however it is typed', async () => {
    await shop.coupon({ amount: 20 });
    const own = await shop.course();
    const foreign = await shop.course({ organizationId: test.organizations.other.id });
    const quote = await shop.quote([own.id, foreign.id], { coupon: ' eid-2026 ' });
    expect(quote).toMatchObject({
      coupon: { code: 'EID-2026', discount: 10_000 },
      total: 90_000,
    });
    const orderId = await shop.buy([own.id, foreign.id], 90_000, { coupon: 'EID-2026' });
    expect(await shop.stored(orderId)).toMatchObject({
      status: 'PAID',
      discount: 10_000,
      total: 90_000,
    });
  });

  it('makes a course free, which then needs no payment', async () => {
    await shop.coupon({ kind: 'AMOUNT', amount: 900_000 });
    const course = await shop.course();
    const orderId = await shop.buy([course.id], 0, { coupon: 'EID-2026' });
    expect(await shop.stored(orderId)).toMatchObject({ status: 'PAID', paymentMethod: 'free' });
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it.each([
    ['coupon.unknown', {}, 'NOT-THIS'],
    ['coupon.notStarted', { startsAt: '2999-01-01T00:00:00Z' }],
    ['coupon.expired', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['coupon.belowMinimum', { minTotal: 50_001 }],
  ])('is refused as %s', async (problem: string, parts: object, typed = 'EID-2026') => {
    await shop.coupon(parts);
    const course = await shop.course();
    const quote = await shop.quote([course.id], { coupon: typed });
    expect(quote).toMatchObject({ coupon: { problem }, total: 50_000 });
    const refused = await shop.checkout([course.id], 50_000, { coupon: typed });
    expect(refused.statusCode).toBe(409);
    expect(codeOf(refused)).toBe(problem);
    expect(await shop.enrolled(course.id)).toBe(0);
  });

  it.each([
    ['coupon.expired', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['coupon.unknown', {}],
  ])('that was put away is refused as %s with %j', async (problem: string, parts: object) => {
    await shop.coupon(parts);
    await test.db.update(coupons).set({ status: 'INACTIVE' });
    const course = await shop.course();
    const quote = await shop.quote([course.id], { coupon: 'EID-2026' });
    expect(quote).toMatchObject({ coupon: { problem }, total: 50_000 });
  });

  it('for some courses holds for those alone', async () => {
    const [named, other] = [await shop.course(), await shop.course()];
    await shop.coupon({ scope: 'COURSES', courseIds: [named.id] });
    const both = await shop.quote([named.id, other.id], { coupon: 'EID-2026' });
    expect(both.coupon).toMatchObject({ discount: 10_000 });
    const none = await shop.quote([other.id], { coupon: 'EID-2026' });
    expect(none.coupon).toEqual({ problem: 'coupon.otherCourse' });
  });

  it('is used by one of many who want the last one at once', async () => {
    await shop.coupon({ usageLimit: 1 });
    const course = await shop.course();
    const answers = await Promise.all(
      [test.users.learner, test.users.otherLearner].map((buyer) =>
        shop.checkout([course.id], 40_000, { coupon: 'EID-2026', buyer }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('coupon.usedUp');
  });

  it('lets a buyer begin anew with the same courses, but use it no more often than it allows', async () => {
    await shop.coupon({ perUserLimit: 1 });
    const [one, two] = [await shop.course(), await shop.course()];
    const codes = { coupon: 'EID-2026' };
    expect((await shop.checkout([one.id], 40_000, codes)).statusCode).toBe(200);
    expect((await shop.checkout([one.id], 40_000, codes)).statusCode).toBe(200);
    expect(codeOf(await shop.checkout([two.id], 40_000, codes))).toBe('coupon.usedByYou');
  });

  it('belongs to an organization, which makes only its own courses cheaper', async () => {
    const admin = test.as(test.users.otherOrgAdmin);
    const refusedField = async (parts: Parameters<typeof buildCoupon>[0]) =>
      (await admin.post('/coupon', buildCoupon(parts))).json<Problem>().errors?.[0]?.field;
    expect(await refusedField({ scope: 'ALL' })).toBe('scope');
    const foreign = await shop.course();
    expect(await refusedField({ scope: 'COURSES', courseIds: [foreign.id] })).toBe('courseIds');
    expect(await refusedField({ amount: 101 })).toBe('amount');
    expect(await refusedField({ scope: 'COURSES' })).toBe('courseIds');
    const { id } = (await admin.post('/coupon', buildCoupon())).json<{ id: string }>();
    const coupon = (await admin.get(`/coupon/${id}`)).json<Coupon>();
    expect(coupon).toMatchObject({ organizationId: test.organizations.other.id, usedCount: 0 });
    const widened = await admin.put(`/coupon/${id}`, {
      ...buildCoupon({ scope: 'ALL' }),
      version: 1,
    });
    expect(widened.statusCode).toBe(400);
  });

  it('that was used is counted and stays', async () => {
    const id = await shop.coupon();
    const course = await shop.course();
    await shop.buy([course.id], 40_000, { coupon: 'EID-2026' });
    expect((await shop.system.get(`/coupon/${id}`)).json<Coupon>().usedCount).toBe(1);
    expect(codeOf(await shop.system.delete(`/coupon/${id}`))).toBe('entity.inUse');
  });
});
