import type { CheckoutResult } from '@lms/cart/contract';
import { enrolments, notifications, orders } from '@lms/server/database';
import { orderPaid } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createNotify, type Notify } from '../testing/notify';
import { createShop, type Shop } from '../testing/shop-fixture';
import { createDemoGateway } from './payment/demo-gateway';
import { endOrder } from './settle';

let test: TestApp;
let shop: Shop;
let notify: Notify;
const minute = 60_000;

beforeAll(async () => {
  test = await createTestApp();
  shop = await createShop(test);
  notify = createNotify(test);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

describe('the way to the gateway and back', () => {
  it('shows merchant, order number and amount on a page of its own', async () => {
    const { payment } = await shop.pending();
    const page = (language: string) =>
      test.app.inject({
        url: `/demo-gateway/pay/${payment.reference}`,
        cookies: { language },
      });
    const english = await page('en');
    expect(english.headers['content-security-policy']).toContain("style-src 'self'");
    expect(english.body).toContain(payment.orderNumber);
    expect(english.body).toContain('৳500');
    expect(english.body).toContain('no real money');
    const bengali = await page('bn');
    expect(bengali.body).toContain('<html lang="bn">');
    expect(bengali.body).toContain('৫০০৳');
  });

  it.each(['PAID', 'FAILED', 'CANCELLED'])('brings the outcome %s back', async (outcome) => {
    const { course, orderId, payment } = await shop.pending();
    const sent = await shop.decide(payment.reference, outcome);
    expect(sent.statusCode).toBe(303);
    const { pathname, search } = new URL(sent.headers.location!);
    const back = await test.app.inject({ url: pathname + search });
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`${test.deps.config.publicUrl}/checkout/result/${orderId}`);
    expect((await shop.stored(orderId)).status).toBe(outcome);
    expect(await shop.enrolled(course.id)).toBe(outcome === 'PAID' ? 1 : 0);
  });

  it('keeps the first decision when a second button is clicked', async () => {
    const { payment } = await shop.pending();
    await shop.decide(payment.reference, 'CANCELLED');
    expect((await shop.decide(payment.reference, 'PAID')).statusCode).toBe(303);
    const { payment: after } = await shop.payment(payment.orderId);
    expect(after.status).toBe('CANCELLED');
    const page = await test.app.inject({ url: `/demo-gateway/pay/${payment.reference}` });
    expect(page.body).toContain('This payment is closed');
  });

  it('answers an unknown or broken request without a fault', async () => {
    expect((await test.app.inject({ url: '/demo-gateway/pay/x' })).statusCode).toBe(404);
    expect((await shop.decide('x', 'PAID')).statusCode).toBe(404);
    const { payment } = await shop.pending();
    expect((await shop.decide(payment.reference, 'REFUNDED')).statusCode).toBe(400);
    expect((await shop.comeBack('')).statusCode).toBe(400);
    expect((await shop.comeBack('reference=x')).statusCode).toBe(404);
  });

  it('does not believe what the address says', async () => {
    const { orderId, payment } = await shop.pending();
    await shop.comeBack(`reference=${payment.reference}&outcome=PAID&status=VALID&amount=1`);
    expect((await shop.stored(orderId)).status).toBe('PENDING');
  });
});

describe('notifications over HTTP', () => {
  it('arrive once, late or repeated, and enrol once', async () => {
    for (const kind of ['normal', 'late', 'repeated']) {
      const { course, orderId, payment } = await shop.pending();
      await shop.decide(payment.reference, 'PAID', kind);
      await shop.comeBack(`reference=${payment.reference}`);
      const status = (await shop.stored(orderId)).status;
      expect(status).toBe(kind === 'late' ? 'PENDING' : 'PAID');
      test.clock.advance(10_000);
      await test.deps.queue.runDue();
      expect((await shop.stored(orderId)).status).toBe('PAID');
      expect(await shop.enrolled(course.id)).toBe(1);
    }
  });

  it('settle an order whose buyer never comes back', async () => {
    const { orderId, payment } = await shop.pending();
    await shop.decide(payment.reference, 'PAID', 'normal');
    await test.deps.queue.runDue();
    expect((await shop.stored(orderId)).status).toBe('PAID');
  });
});

describe('a notification', () => {
  it.each([
    ['another amount', { amount: 1 }, {}, 409],
    ['another currency', { currency: 'USD' }, {}, 409],
    ['a wrong signature', {}, { signature: 'AAAA' }, 403],
    ['no signature', {}, { signature: undefined }, 403],
    ['an amount changed after signing', {}, { amount: 1 }, 403],
    ['an outcome changed after signing', { outcome: 'FAILED' as const }, { outcome: 'PAID' }, 403],
  ])('with %s is refused and changes nothing', async (_what, event, more, status) => {
    const { course, orderId, payment } = await shop.pending();
    const answer = await notify({ reference: payment.reference, ...event }, more);
    expect(answer.statusCode).toBe(status);
    expect((await shop.stored(orderId)).status).toBe('PENDING');
    expect(await shop.enrolled(course.id)).toBe(0);
  });

  it('for an unknown payment or gateway is refused', async () => {
    expect((await notify({ reference: 'unknown' })).statusCode).toBe(404);
    expect((await test.anonymous.post('/order/notification/other', {})).statusCode).toBe(404);
    expect((await test.anonymous.post('/order/notification/demo')).statusCode).toBe(403);
  });

  it('that repeats, ten times at once, pays and enrols once', async () => {
    const { course, orderId, payment } = await shop.pending();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => notify({ reference: payment.reference })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect(await shop.enrolled(course.id)).toBe(1);
    expect(await shop.stored(orderId)).toMatchObject({ status: 'PAID', refundDue: 0 });
  });

  it('of success counts after a failure, one of failure not after a success', async () => {
    const { orderId, payment } = await shop.pending();
    const { reference } = payment;
    await notify({ reference, outcome: 'FAILED' });
    expect((await shop.stored(orderId)).status).toBe('FAILED');
    await notify({ reference, outcome: 'PAID' });
    expect((await shop.stored(orderId)).status).toBe('PAID');
    for (const outcome of ['FAILED', 'CANCELLED'] as const) {
      expect((await notify({ reference, outcome })).statusCode).toBe(204);
    }
    expect((await shop.stored(orderId)).status).toBe('PAID');
  });
});

describe('a payment nobody reported', () => {
  it('is found when the buyer looks at the order', async () => {
    const { course, orderId, payment } = await shop.pending();
    await shop.decide(payment.reference, 'PAID');
    expect((await shop.shown(orderId)).status).toBe('PAID');
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it('is found by the check in the background', async () => {
    const { orderId, payment } = await shop.pending();
    await shop.decide(payment.reference, 'PAID');
    test.clock.advance(2 * minute);
    await test.deps.queue.runDue();
    expect((await shop.stored(orderId)).status).toBe('PAID');
  });
});

describe('two orders for one course', () => {
  it('end the older one, also at the gateway', async () => {
    const { course, orderId, payment } = await shop.pending();
    const next = await shop.checkout([course.id], 50_000);
    expect(next.statusCode).toBe(200);
    expect((await shop.stored(orderId)).status).toBe('CANCELLED');
    await shop.decide(payment.reference, 'PAID');
    expect((await shop.shown(orderId)).status).toBe('CANCELLED');
  });

  it('end the older one at the gateway, too, when its payment began only meanwhile', async () => {
    const { deps } = test;
    const { gateway } = createDemoGateway(deps, () => '');
    const gateways = new Map([[gateway.name, gateway]]);
    const { orderId, payment } = await shop.pending();
    const asReadBefore = { ...(await shop.stored(orderId)), gatewayReference: null };
    await endOrder(deps, gateways, asReadBefore);
    expect((await shop.stored(orderId)).status).toBe('CANCELLED');
    await shop.decide(payment.reference, 'PAID');
    expect((await shop.payment(orderId)).payment.status).toBe('CANCELLED');
  });

  it('give no second one when the first was just paid, though nobody was told yet', async () => {
    const { course, orderId, payment } = await shop.pending();
    await shop.decide(payment.reference, 'PAID', 'late');
    const next = await shop.checkout([course.id], 50_000);
    expect(next.json<{ code: string }>().code).toBe('cart.alreadyEnrolled');
    expect((await shop.stored(orderId)).status).toBe('PAID');
  });

  it('leave other orders alone', async () => {
    const { orderId } = await shop.pending();
    await shop.pending();
    expect((await shop.stored(orderId)).status).toBe('PENDING');
  });

  it('count money that comes twice as due to be given back', async () => {
    const { course, orderId, payment } = await shop.pending();
    const second = (
      await shop.checkout([course.id], 50_000, { key: randomUUID() })
    ).json<CheckoutResult>().order;
    const { payment: secondPayment } = await shop.payment(second.id);
    await notify({ reference: secondPayment.reference });
    await notify({ reference: payment.reference });
    expect(await shop.stored(second.id)).toMatchObject({ status: 'PAID', refundDue: 0 });
    const twice = await shop.stored(orderId);
    expect(twice).toMatchObject({ status: 'PAID', refundDue: 50_000 });
    expect(await shop.shown(orderId)).toMatchObject({ refundDue: 50_000 });
    expect(await shop.shown(second.id)).toMatchObject({ refundDue: 0 });
    expect(await shop.enrolled(course.id)).toBe(1);
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'REFUND_DUE'));
    expect(told.map(({ userId, params }) => [userId, params])).toEqual([
      [test.users.system.id, { number: twice.number }],
    ]);
  });

  it('count no more as due than was paid after a discount', async () => {
    const { course, orderId, payment } = await shop.pending();
    await test.db
      .update(orders)
      .set({ total: 40_000, discount: 10_000 })
      .where(eq(orders.id, orderId));
    await test.db.insert(enrolments).values({
      userId: (await shop.stored(orderId)).userId,
      courseId: course.id,
    });
    await notify({ reference: payment.reference, amount: 40_000 });
    expect(await shop.stored(orderId)).toMatchObject({ status: 'PAID', refundDue: 40_000 });
  });

  it('stay unpaid, and enrol nobody, when one who hears of the payment fails', async () => {
    const { course, orderId, payment } = await shop.pending();
    const { events } = test.deps;
    events.subscribe(orderPaid, 'failing', () => Promise.reject(new Error('no')));
    expect((await notify({ reference: payment.reference })).statusCode).toBe(500);
    expect((await shop.stored(orderId)).status).toBe('PENDING');
    expect(await shop.enrolled(course.id)).toBe(0);
    events.subscribe(orderPaid, 'failing', () => Promise.resolve());
    expect((await notify({ reference: payment.reference })).statusCode).toBe(204);
    expect((await shop.stored(orderId)).status).toBe('PAID');
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it('end the one still open when money comes late for the other', async () => {
    const { course, orderId, payment } = await shop.pending();
    await notify({ reference: payment.reference, outcome: 'FAILED' });
    const second = (await shop.checkout([course.id], 50_000)).json<CheckoutResult>().order;
    await notify({ reference: payment.reference, outcome: 'PAID' });
    expect((await shop.stored(orderId)).status).toBe('PAID');
    expect((await shop.stored(second.id)).status).toBe('CANCELLED');
  });
});

// Runs last: a day later every session has expired.
describe('a payment nobody finishes', () => {
  it('is waited for, but not for ever', async () => {
    const { orderId, payment } = await shop.pending();
    test.clock.advance(2 * minute);
    await test.deps.queue.runDue();
    expect((await shop.stored(orderId)).status).toBe('PENDING');
    for (let hour = 0; hour < 26; hour += 1) {
      test.clock.advance(60 * minute);
      await test.deps.queue.runDue();
    }
    expect((await shop.stored(orderId)).status).toBe('CANCELLED');
    expect((await shop.payment(orderId)).payment.status).toBe('CANCELLED');
    expect((await shop.decide(payment.reference, 'PAID')).statusCode).toBe(303);
    await shop.comeBack(`reference=${payment.reference}`);
    expect((await shop.stored(orderId)).status).toBe('CANCELLED');
  });
});
