import type { CheckoutResult, Order, Quote } from '@lms/cart/contract';
import { courses, orders } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createNotify } from '../testing/notify';
import { createShop, type Shop } from '../testing/shop-fixture';

let test: TestApp;
let shop: Shop;

beforeAll(async () => {
  test = await createTestApp();
  shop = await createShop(test);
});
afterAll(() => test.close());

const codeOf = (response: { json: () => { code: string } }) => response.json().code;

describe('quote', () => {
  it('takes prices from the server and says what cannot be bought', async () => {
    const paid = await shop.course({
      price: 120_000,
      title: 'Paid',
      level: 'INTERMEDIATE',
      durationMinutes: 90,
      lectureCount: 7,
      ratingAverage: 4.5,
      ratingCount: 2,
    });
    const partner = await shop.course({ price: 0, programme: 'PARTNER' });
    const draft = await shop.course({ status: 'DRAFT', title: 'Secret plan' });
    const answer = await test.anonymous.post('/order/quote', {
      courseIds: [paid.id, partner.id, draft.id, randomUUID(), paid.id],
    });
    expect(answer.statusCode).toBe(200);
    const { lines, total } = answer.json<Quote>();
    expect(total).toBe(120_000);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatchObject({
      title: 'Paid',
      price: 120_000,
      category: 'soft-skills',
      organizationName: 'Computer Council',
      isPartnerCourse: false,
      level: 'INTERMEDIATE',
      durationMinutes: 90,
      lectureCount: 7,
      ratingAverage: 4.5,
      ratingCount: 2,
    });
    expect(Object.keys(lines[0] ?? {})).not.toContain('organizationId');
    expect(lines[1]?.isPartnerCourse).toBe(true);
    expect(lines.slice(2).map(({ problem }) => problem)).toEqual([
      'cart.unavailable',
      'cart.unavailable',
    ]);
    expect(lines[2]).toMatchObject({ title: '', durationMinutes: 0, ratingCount: 0 });
    expect(answer.body).not.toContain('Secret plan');
  });

  it('knows what the caller is enrolled in', async () => {
    const course = await shop.course({ price: 0 });
    await shop.checkout([course.id], 0);
    const quote = async (client: typeof test.anonymous) =>
      (await client.post('/order/quote', { courseIds: [course.id] })).json<Quote>().lines[0];
    expect((await quote(test.as(test.users.learner)))?.problem).toBe('cart.alreadyEnrolled');
    expect((await quote(test.anonymous))?.problem).toBeUndefined();
  });

  it.each([
    [{}],
    [{ courseIds: [] }],
    [{ courseIds: ['1'] }],
    [{ courseIds: Array.from({ length: 51 }, () => randomUUID()) }],
    [{ courseIds: [randomUUID()], price: 1 }],
  ])('refuses %j', async (body) => {
    expect((await test.anonymous.post('/order/quote', body)).statusCode).toBe(400);
  });
});

describe('checkout', () => {
  it('enrols at once when nothing is to be paid', async () => {
    const course = await shop.course({ price: 0 });
    const answer = await shop.checkout([course.id], 0);
    expect(answer.statusCode).toBe(200);
    const { order, redirectUrl } = answer.json<CheckoutResult>();
    expect(redirectUrl).toBeNull();
    expect(order).toMatchObject({ status: 'PAID', paymentMethod: 'free', total: 0 });
    expect(order.number).toMatch(/^LMS-\d{4}-\d{6,}$/);
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it('sends the buyer of a paid course to the gateway, not yet enrolled', async () => {
    const course = await shop.course();
    const { order, redirectUrl } = (
      await shop.checkout([course.id], 50_000)
    ).json<CheckoutResult>();
    expect(order.status).toBe('PENDING');
    expect(redirectUrl).toContain('/demo-gateway/pay/');
    expect(await shop.enrolled(course.id)).toBe(0);
  });

  it('gives the same order for the same key, one after another', async () => {
    const course = await shop.course();
    const key = randomUUID();
    const first = (await shop.checkout([course.id], 50_000, { key })).json<CheckoutResult>();
    const again = (await shop.checkout([course.id], 50_000, { key })).json<CheckoutResult>();
    expect(again).toEqual(first);
  });

  it.each([0, 50_000])('makes one order of twelve clicks at once (price %d)', async (price) => {
    const course = await shop.course({ price });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.checkout([course.id], price, { key })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    const results = answers.map((answer) => answer.json<CheckoutResult>());
    expect(new Set(results.map(({ order }) => order.id)).size).toBe(1);
    expect(new Set(results.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect(await shop.enrolled(course.id)).toBe(price === 0 ? 1 : 0);
  });

  it('enrols once when many tabs check out with keys of their own', async () => {
    const course = await shop.course({ price: 0 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.checkout([course.id], 0)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['cart.alreadyEnrolled']));
    expect(await shop.enrolled(course.id)).toBe(1);
  });

  it('leaves one order to pay when many tabs check out a paid course', async () => {
    const course = await shop.course();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.checkout([course.id], 50_000)),
    );
    const ids = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<CheckoutResult>().order.id);
    const stored = await Promise.all(ids.map(shop.stored));
    expect(stored.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
    const payments = await Promise.all(ids.map(shop.payment));
    expect(payments.filter(({ payment }) => payment.status === 'OPEN')).toHaveLength(1);
  });

  it('refuses the same key with another body', async () => {
    const [one, two] = [await shop.course(), await shop.course()];
    const key = randomUUID();
    await shop.checkout([one.id], 50_000, { key });
    const answer = await shop.checkout([two.id], 50_000, { key });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'order.idempotencyKeyReused']);
  });

  it('lets two buyers use the same key', async () => {
    const course = await shop.course({ price: 0 });
    const key = randomUUID();
    const mine = await shop.checkout([course.id], 0, { key });
    const other = await shop.checkout([course.id], 0, { key, buyer: test.users.otherLearner });
    expect(other.statusCode).toBe(200);
    expect(other.json<CheckoutResult>().order.id).not.toBe(mine.json<CheckoutResult>().order.id);
  });

  it.each(['', 'abc', '12345678-1234-1234-1234-12345678901'])(
    'refuses the key "%s"',
    async (key) => {
      const course = await shop.course({ price: 0 });
      const answer = await shop.checkout([course.id], 0, { key });
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'order.idempotencyKeyRequired']);
    },
  );

  it('refuses a price that changed meanwhile, and orders nothing', async () => {
    const course = await shop.course();
    await test.db.update(courses).set({ price: 60_000 }).where(eq(courses.id, course.id));
    const key = randomUUID();
    const answer = await shop.checkout([course.id], 50_000, { key });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'cart.priceChanged']);
    expect(await test.db.select().from(orders).where(eq(orders.idempotencyKey, key))).toEqual([]);
    expect((await shop.checkout([course.id], 60_000, { key })).statusCode).toBe(200);
  });

  it('refuses what is unavailable or studied already', async () => {
    const inactive = await shop.course({ status: 'INACTIVE' });
    expect(codeOf(await shop.checkout([inactive.id], 50_000))).toBe('cart.unavailable');
    const course = await shop.course({ price: 0 });
    await shop.checkout([course.id], 0);
    expect(codeOf(await shop.checkout([course.id], 0))).toBe('cart.alreadyEnrolled');
  });

  it('is for learners alone', async () => {
    const course = await shop.course({ price: 0 });
    const body = { courseIds: [course.id], paymentMethod: 'demo', expectedTotal: 0 };
    expect((await test.anonymous.post('/order/checkout', body)).statusCode).toBe(401);
    expect((await test.as(test.users.system).post('/order/checkout', body)).statusCode).toBe(403);
  });
});

describe('orders', () => {
  it('are shown to their buyer alone, newest first', async () => {
    const { orderId } = await shop.pending();
    test.clock.advance(1_000);
    const newer = await shop.pending();
    const list = (await test.as(test.users.learner).get('/order')).json<Order[]>();
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([newer.orderId, orderId]);
    const other = test.as(test.users.otherLearner);
    expect((await other.get(`/order/${orderId}`)).statusCode).toBe(404);
    expect((await other.get('/order')).body).not.toContain(orderId);
    expect((await test.anonymous.get(`/order/${orderId}`)).statusCode).toBe(401);
    expect((await other.get('/order/1')).statusCode).toBe(404);
    expect((await other.get(`/order/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('keep title and price as they stood', async () => {
    const { course, orderId } = await shop.pending({ title: 'Before' });
    await test.db
      .update(courses)
      .set({ price: 1, title: 'After' })
      .where(eq(courses.id, course.id));
    expect((await shop.shown(orderId)).items).toMatchObject([{ title: 'Before', price: 50_000 }]);
  });
});

describe('without a payment gateway', () => {
  it('sells nothing, but gives free courses', async () => {
    const closed = await createTestApp({ demo: false });
    const shopWithout = await createShop(closed);
    const paid = await shopWithout.course();
    const answer = await shopWithout.checkout([paid.id], 50_000);
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'order.paymentUnavailable']);
    const free = await shopWithout.course({ price: 0 });
    expect((await shopWithout.checkout([free.id], 0)).statusCode).toBe(200);
    expect((await shopWithout.decide('x', 'PAID')).statusCode).toBe(404);
    expect((await createNotify(closed)({ reference: 'x' })).statusCode).toBe(404);
    await closed.close();
  });
});
