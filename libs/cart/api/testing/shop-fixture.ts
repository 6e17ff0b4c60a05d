import type { CheckoutResult, Order } from '@lms/cart/contract';
import { courseCategories, courses, demoPayments, enrolments, orders } from '@lms/server/database';
import type { TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';

type NewCourse = Partial<typeof courses.$inferInsert>;

/** Creates the common steps of tests on orders, on one test app. */
export const createShop = async (test: TestApp) => {
  const { db } = test;
  const text = { en: 'Soft skills', bn: 'সফট স্কিল' };
  const [category] = await db
    .insert(courseCategories)
    .values({ slug: 'soft-skills', name: text, description: text, icon: 'x' })
    .returning();
  let made = 0;

  const shop = {
    async course(values: NewCourse = {}) {
      made += 1;
      const [course] = await db
        .insert(courses)
        .values({
          slug: `course-${made}`,
          title: `Course ${made}`,
          summary: '',
          description: '',
          categoryId: category!.id,
          organizationId: test.organizations.bcc.id,
          programme: 'SKILLS',
          level: 'BEGINNER',
          language: 'en',
          durationMinutes: 60,
          price: 50_000,
          passMark: 80,
          status: 'ACTIVE',
          ...values,
        })
        .returning();
      return course!;
    },
    checkout(
      courseIds: string[],
      expectedTotal: number,
      {
        key = randomUUID() as string,
        buyer = test.users.learner as { id: string },
        ...codes
      }: { key?: string; buyer?: { id: string }; batchCode?: string; coupon?: string } = {},
    ) {
      return test
        .as(buyer)
        .post(
          '/order/checkout',
          { courseIds, paymentMethod: 'demo', expectedTotal, ...codes },
          { headers: { 'idempotency-key': key } },
        );
    },
    /** Creates a pending order with a payment, for a new course. */
    async pending(values: NewCourse = {}) {
      const course = await shop.course(values);
      const result = (await shop.checkout([course.id], course.price)).json<CheckoutResult>();
      return { course, ...(await shop.payment(result.order.id)) };
    },
    async payment(orderId: string) {
      const [payment] = await db
        .select()
        .from(demoPayments)
        .where(eq(demoPayments.orderId, orderId));
      if (!payment) throw new Error('No payment was made');
      return { orderId, payment };
    },
    /** Sends the buyer's decision on the gateway's page. */
    decide(reference: string, outcome: string, notification = 'never') {
      return test.app.inject({
        method: 'POST',
        url: `/demo-gateway/pay/${reference}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ outcome, notification }).toString(),
      });
    },
    comeBack: (query: string) => test.anonymous.get(`/order/return/demo?${query}`),
    /** Reads the stored order, without asking the gateway. */
    async stored(orderId: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      return order!;
    },
    async shown(orderId: string, buyer = test.users.learner) {
      return (await test.as(buyer).get(`/order/${orderId}`)).json<Order>();
    },
    async enrolled(courseId: string) {
      return (await db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).length;
    },
  };
  return shop;
};

export type Shop = Awaited<ReturnType<typeof createShop>>;
