import type { CheckoutResult, CouponInput, ManagedOrder, Quote } from '@lms/cart/contract';
import type { BatchCodeInput } from '@lms/org-management/contract';
import type { TestApp } from '@lms/server/testing';
import { createShop } from './shop-fixture';

export const buildCoupon = (parts: Partial<CouponInput> = {}): CouponInput => ({
  code: 'EID-2026',
  kind: 'PERCENT',
  amount: 20,
  scope: 'ORGANIZATION',
  courseIds: [],
  minTotal: 0,
  startsAt: null,
  expiresAt: null,
  usageLimit: 0,
  perUserLimit: 0,
  ...parts,
});

export const buildBatch = (parts: Partial<BatchCodeInput> = {}): BatchCodeInput => ({
  code: 'BATCH-1',
  title: 'First batch',
  courseId: null,
  startsOn: '2026-01-01',
  endsOn: '2027-12-31',
  capacity: 30,
  ...parts,
});

/** Creates a shop with the common steps of tests on batches, coupons, receipts and refunds. */
export const createSales = async (test: TestApp) => {
  const shop = await createShop(test);
  const system = test.as(test.users.system);
  const create = async (path: string, input: object) => {
    const response = await system.post(path, {
      organizationId: test.organizations.bcc.id,
      ...input,
    });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ id: string }>().id;
  };
  return {
    ...shop,
    system,
    coupon: (parts: Partial<CouponInput> = {}) => create('/coupon', buildCoupon(parts)),
    batch: (parts: Partial<BatchCodeInput> = {}) => create('/batch-code', buildBatch(parts)),
    partnerCourse: (values = {}) => shop.course({ programme: 'PARTNER', price: 0, ...values }),
    async quote(courseIds: string[], codes: { coupon?: string; batchCode?: string }) {
      const learner = test.as(test.users.learner);
      return (await learner.post('/order/quote', { courseIds, ...codes })).json<Quote>();
    },
    /** Orders, pays at the gateway and returns. */
    async buy(courseIds: string[], total: number, codes: Parameters<typeof shop.checkout>[2] = {}) {
      const response = await shop.checkout(courseIds, total, codes);
      if (response.statusCode !== 200) throw new Error(response.body);
      const { order } = response.json<CheckoutResult>();
      if (order.status === 'PAID') return order.id;
      const { payment } = await shop.payment(order.id);
      await shop.decide(payment.reference, 'PAID');
      await shop.comeBack(`reference=${payment.reference}`);
      return order.id;
    },
    async desk(client = system, body: object = {}) {
      return (await client.post('/order/find', body)).json<{
        items: ManagedOrder[];
        total: number;
      }>();
    },
  };
};

export type Sales = Awaited<ReturnType<typeof createSales>>;
