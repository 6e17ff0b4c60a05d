import {
  type CheckoutResult,
  type Coupon,
  type Order,
  type Quote,
  unpaidOrderHours,
} from '@lms/cart/contract';
import { orders } from '@lms/server/database';
import { createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createNotify } from '../testing/notify';
import { createSales, type Sales } from '../testing/sales-fixture';

let test: TestApp;
let shop: Sales;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
});
afterAll(() => test.close());

const hour = 60 * 60_000;

it.each(['FAILED', 'CANCELLED'] as const)(
  'keeps coupon, batch code and price when a payment is tried again that was %s',
  async (outcome) => {
    const codes = { coupon: `EID-${outcome}`, batchCode: `BATCH-${outcome}` };
    await shop.coupon({ code: codes.coupon, perUserLimit: 1 });
    await shop.batch({ code: codes.batchCode });
    const courses = [await shop.course(), await shop.partnerCourse()];
    const ids = courses.map(({ id }) => id);
    const first = (await shop.checkout(ids, 40_000, codes)).json<CheckoutResult>().order;
    const { payment } = await shop.payment(first.id);
    await shop.decide(payment.reference, outcome);
    await shop.comeBack(`reference=${payment.reference}`);

    const ended = await shop.shown(first.id);
    expect(ended).toMatchObject({ status: outcome, ...codes });
    const { coupon, batchCode } = ended;
    const again = await shop.checkout(ids, ended.total, {
      coupon: coupon ?? '',
      batchCode: batchCode ?? '',
    });
    expect(again.json<CheckoutResult>().order).toMatchObject({ total: 40_000, ...codes });
  },
);

it('shows an order without codes as one', async () => {
  const { orderId } = await shop.pending();
  expect(await shop.shown(orderId)).toMatchObject({ coupon: null, batchCode: null });
  const list = (await test.as(test.users.learner).get('/order')).json<Order[]>();
  const listed = list.find(({ id }) => id === orderId);
  expect(listed).toMatchObject({ coupon: null, batchCode: null });
  // What its courses are drawn from.
  expect(listed?.items[0]).toMatchObject({ imageUrl: null, category: 'soft-skills' });
});

it('mails the receipt of a payment to the buyer, once', async () => {
  const course = await shop.course({ title: 'Git for teams' });
  const { order } = (await shop.checkout([course.id], 50_000)).json<CheckoutResult>();
  const { payment } = await shop.payment(order.id);
  const mails = async () =>
    (await readOutbox(test)).filter((mail) =>
      mail.includes(`Your payment for order ${order.number}`),
    );
  expect(await mails()).toEqual([]);
  const notify = createNotify(test);
  await notify({ reference: payment.reference });
  await notify({ reference: payment.reference });
  // The job that renders the receipts queues the mail.
  await test.deps.queue.runDue();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toContain(test.users.learner.username);
  expect(mail).toContain('We have received ৳500 for: Git for teams.');
  expect(mail).toContain(`/checkout/result/${order.id}`);
  expect(mail).toContain(`filename=${order.number}.pdf`);
  const [, attached = ''] = /application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(mail!) ?? [];
  expect(Buffer.from(attached, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it('mails no receipt of what was free', async () => {
  const before = (await readOutbox(test)).length;
  const course = await shop.course({ price: 0 });
  await shop.checkout([course.id], 0);
  await test.deps.queue.runDue();
  expect((await readOutbox(test)).length).toBe(before);
});

it('gives the coupon of an unpaid order back after the stated time, though the gateway is silent', async () => {
  const id = await shop.coupon({ code: 'LAST-ONE', usageLimit: 1 });
  const [course, other] = [await shop.course(), await shop.course()];
  const codes = { coupon: 'LAST-ONE' };
  const first = (await shop.checkout([course.id], 40_000, codes)).json<CheckoutResult>().order;
  // No job runs here, and the sessions end meanwhile: what counts is the time of the order.
  const couponNow = async () =>
    (await test.anonymous.post('/order/quote', { courseIds: [other.id], ...codes })).json<Quote>()
      .coupon;
  const usedNow = async () => {
    const system = createSignedInClient(test.app, test.deps, test.users.system.id);
    return (await system.get(`/coupon/${id}`)).json<Coupon>().usedCount;
  };
  test.clock.advance(unpaidOrderHours * hour - 1);
  expect([await couponNow(), await usedNow()]).toEqual([{ problem: 'coupon.usedUp' }, 1]);
  test.clock.advance(1);
  expect([await couponNow(), await usedNow()]).toEqual([{ code: 'LAST-ONE', discount: 10_000 }, 0]);
  const [stored] = await test.db.select().from(orders).where(eq(orders.id, first.id));
  expect(stored?.status).toBe('PENDING');
});
