import { type CheckoutResult, unpaidOrderHours } from '@lms/cart/contract';
import { courses, enrolments } from '@lms/server/database';
import { createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createShop, type Shop } from '../testing/shop-fixture';

let test: TestApp;
let shop: Shop;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createShop(test);
});
afterAll(() => test.close());

const pay = (orderId: string, buyer: { id: string } = test.users.learner) =>
  createSignedInClient(test.app, test.deps, buyer.id).post(`/order/${orderId}/pay`);
const result = async (orderId: string) => (await pay(orderId)).json<CheckoutResult>();
const refusal = async (orderId: string) => (await pay(orderId)).json<{ code: string }>().code;

it('leads back to the payment of the same order at the price it was placed at', async () => {
  const { course, orderId, payment } = await shop.pending();
  await test.db.update(courses).set({ price: 90_000 }).where(eq(courses.id, course.id));
  const { order, redirectUrl } = await result(orderId);
  expect(order).toMatchObject({ id: orderId, status: 'PENDING', total: 50_000 });
  expect(redirectUrl).toBe((await shop.stored(orderId)).paymentUrl);
  expect(redirectUrl).toContain(payment.reference);
});

it('knows no order of another person', async () => {
  const { orderId } = await shop.pending();
  expect((await pay(orderId, test.users.otherLearner)).statusCode).toBe(404);
});

it.each(['PAID', 'FAILED', 'CANCELLED'] as const)(
  'has no payment page for an order that is %s, though nobody was told yet',
  async (outcome) => {
    const { orderId, payment } = await shop.pending();
    await shop.decide(payment.reference, outcome);
    expect(await result(orderId)).toMatchObject({ order: { status: outcome }, redirectUrl: null });
    expect(await result(orderId)).toMatchObject({ order: { status: outcome }, redirectUrl: null });
  },
);

it('refuses what can’t be bought any more, and leaves the order as it is', async () => {
  const { course, orderId } = await shop.pending();
  await test.db.update(courses).set({ status: 'INACTIVE' }).where(eq(courses.id, course.id));
  expect(await refusal(orderId)).toBe('cart.unavailable');
  expect((await shop.stored(orderId)).status).toBe('PENDING');
});

it('refuses what its buyer has already', async () => {
  const { course, orderId } = await shop.pending();
  await test.db.insert(enrolments).values({ userId: test.users.learner.id, courseId: course.id });
  expect(await refusal(orderId)).toBe('cart.alreadyEnrolled');
});

// Runs last: a day later every session has expired.
it('ends an order that has lapsed, though no check has run', async () => {
  const { orderId, payment } = await shop.pending();
  test.clock.advance(unpaidOrderHours * 60 * 60_000);
  expect(await result(orderId)).toMatchObject({
    order: { status: 'CANCELLED' },
    redirectUrl: null,
  });
  expect((await shop.payment(orderId)).payment.status).toBe('CANCELLED');
  expect(payment.status).toBe('OPEN');
});
