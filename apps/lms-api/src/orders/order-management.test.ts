import { createNotify, createSales, type Sales } from '@lms/cart/api/testing';
import type { Problem } from '@lms/contract';
import { courses, demoPayments, enrolments, orders, receipts, users } from '@lms/server/database';
import { readOutbox, type TestApp } from '@lms/server/testing';
import { wordsIn } from '@lms/words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let shop: Sales;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
});
afterAll(() => test.close());

const partnerCourse = () => shop.course({ organizationId: test.organizations.other.id });
const codeOf = (response: { json: () => Problem }) => response.json().code;

describe('receipts', () => {
  it('are numbered without gaps for each organization, whoever pays at once', async () => {
    const buyers = [test.users.learner, test.users.otherLearner];
    const bought = [await shop.course(), await partnerCourse(), await shop.course()];
    await Promise.all(
      bought.flatMap(({ id, price }) => buyers.map((buyer) => shop.buy([id], price, { buyer }))),
    );
    const rows = await test.db.select().from(receipts);
    const numbersOf = (organizationId: string) =>
      rows
        .filter((row) => row.organizationId === organizationId)
        .map(({ number }) => number)
        .sort();
    expect(numbersOf(test.organizations.bcc.id)).toEqual([1, 2, 3, 4]);
    expect(numbersOf(test.organizations.other.id)).toEqual([1, 2]);
  });

  it('are printed for their buyer and their organization, and for nobody else', async () => {
    const course = await partnerCourse();
    const orderId = await shop.buy([course.id], course.price);
    const path = `/order/${orderId}/receipt.pdf`;
    const statusOf = async (user: { id: string }) => (await test.as(user).get(path)).statusCode;
    const { learner, otherLearner, otherOrgAdmin, orgAdmin, system, orgUser } = test.users;
    expect(await statusOf(learner)).toBe(200);
    expect(await statusOf(otherOrgAdmin)).toBe(200);
    expect(await statusOf(system)).toBe(200);
    expect(await statusOf(otherLearner)).toBe(404);
    expect(await statusOf(orgAdmin)).toBe(404);
    expect(await statusOf(orgUser)).toBe(403);
    const pdf = await test.as(learner).get(`${path}?language=bn`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await test.as(learner).get(`${path}?language=xx`)).statusCode).toBe(400);
  });

  it('are not made where nothing was paid', async () => {
    const course = await shop.course({ price: 0 });
    const orderId = await shop.buy([course.id], 0);
    const answer = await test.as(test.users.learner).get(`/order/${orderId}/receipt.pdf`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the list of orders', () => {
  it('shows an organization its own courses of an order, and nothing of the others', async () => {
    const [own, foreign] = [await partnerCourse(), await shop.course({ title: 'Not theirs' })];
    const orderId = await shop.buy([own.id, foreign.id], own.price + foreign.price);
    const admin = test.as(test.users.otherOrgAdmin);
    const { items } = await shop.desk(admin);
    const order = items.find(({ id }) => id === orderId);
    expect(order?.items.map(({ courseId }) => courseId)).toEqual([own.id]);
    expect(order?.total).toBe(own.price);
    expect(JSON.stringify(items)).not.toContain('Not theirs');
    const whole = (await shop.desk()).items.find(({ id }) => id === orderId);
    expect(whole?.total).toBe(own.price + foreign.price);
    expect((await shop.desk(admin)).total).toBeLessThan((await shop.desk()).total);
  });

  it('is searched by number and buyer, and filtered by status', async () => {
    const { items } = await shop.desk(undefined, { searchTerm: test.users.otherLearner.username });
    expect(new Set(items.map(({ buyerId }) => buyerId))).toEqual(
      new Set([test.users.otherLearner.id]),
    );
    const [first] = items;
    const found = await shop.desk(undefined, { searchTerm: first?.number });
    expect(found.items.map(({ id }) => id)).toEqual([first?.id]);
    expect((await shop.desk(undefined, { filter: { status: 'REFUNDED' } })).total).toBe(0);
  });

  it('is filtered by money that is due, until it is given back, for those who do that', async () => {
    const course = await partnerCourse();
    const orderId = await shop.buy([course.id], course.price);
    const refundDue = course.price;
    await test.db.update(orders).set({ refundDue }).where(eq(orders.id, orderId));
    const due = async (client = shop.system) => {
      const { items } = await shop.desk(client, { filter: { refund: 'DUE' } });
      return items.map(({ id }) => id);
    };
    expect(await due()).toEqual([orderId]);
    expect(await due(test.as(test.users.otherOrgAdmin))).toEqual([]);
    const refused = await shop.system.post('/order/find', { filter: { refund: { from: 1 } } });
    expect(refused.statusCode).toBe(400);
    await shop.system.put(`/order/${orderId}/refund`, { reason: 'Paid twice' });
    expect(await due()).toEqual([]);
  });
});

describe('a refund', () => {
  const refund = (orderId: string, client = shop.system, reason = 'Bought by mistake') =>
    client.put(`/order/${orderId}/refund`, { reason });

  it('gives the money back, ends the enrolment, and happens once', async () => {
    const course = await shop.course();
    const orderId = await shop.buy([course.id], course.price);
    const answers = await Promise.all([refund(orderId), refund(orderId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('order.notRefundable');
    expect(await shop.stored(orderId)).toMatchObject({
      status: 'REFUNDED',
      refundReason: 'Bought by mistake',
    });
    const [payment] = await test.db
      .select()
      .from(demoPayments)
      .where(eq(demoPayments.orderId, orderId));
    expect(payment?.status).toBe('REFUNDED');
    const [enrolment] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.courseId, course.id));
    expect(enrolment?.status).toBe('CANCELLED');
    const [counted] = await test.db.select().from(courses).where(eq(courses.id, course.id));
    expect(counted?.enrolmentCount).toBe(0);
    const learner = test.as(test.users.learner);
    expect((await learner.get(`/learning/course/${course.id}`)).statusCode).toBe(403);
    await createNotify(test)({ reference: payment?.reference ?? '' });
    expect((await shop.stored(orderId)).status).toBe('REFUNDED');
    await shop.buy([course.id], course.price);
    expect((await learner.get(`/learning/course/${course.id}`)).statusCode).toBe(200);
  });

  it('leaves the course, with its progress, to the other order that was paid for it', async () => {
    const { course, orderId, payment } = await shop.pending();
    const more = await shop.course();
    const first = await shop.buy([course.id, more.id], course.price + more.price);
    const notify = createNotify(test);
    await notify({ reference: payment.reference });
    expect(await shop.stored(orderId)).toMatchObject({ status: 'PAID', refundDue: course.price });
    const studied = eq(enrolments.orderId, first);
    await test.db.update(enrolments).set({ progressPercent: 40 }).where(studied);

    expect((await refund(first)).statusCode).toBe(200);
    const learner = test.as(test.users.learner);
    expect((await learner.get(`/learning/course/${more.id}`)).statusCode).toBe(403);
    expect((await learner.get(`/learning/course/${course.id}`)).statusCode).toBe(200);
    const [kept] = await test.db.select().from(enrolments).where(eq(enrolments.orderId, orderId));
    expect(kept).toMatchObject({ courseId: course.id, progressPercent: 40, status: 'ACTIVE' });
    expect((await shop.stored(orderId)).refundDue).toBe(0);
    expect((await shop.shown(first)).keptCourseIds).toEqual([course.id]);

    expect((await refund(orderId)).statusCode).toBe(200);
    expect((await shop.shown(first)).keptCourseIds).toEqual([]);
    expect((await learner.get(`/learning/course/${course.id}`)).statusCode).toBe(403);
  });

  it('is mailed to its buyer in their language, unless nothing was paid', async () => {
    const { learner } = test.users;
    const inGerman = { preferredLanguage: 'de' } as const;
    await test.db.update(users).set(inGerman).where(eq(users.id, learner.id));
    const course = await shop.course({ title: 'Excel' });
    const free = await shop.course({ price: 0 });
    const orderId = await shop.buy([course.id], course.price);
    for (const id of [orderId, await shop.buy([free.id], 0)]) {
      expect((await refund(id)).statusCode).toBe(200);
    }
    const { t, formats } = wordsIn('de');
    const refunded = t('mail.template.orderRefunded.body', {
      number: (await shop.stored(orderId)).number,
      amount: formats.money(course.price),
      courses: 'Excel',
      method: t('sales.method.demo'),
    });
    const [mail, ...more] = (await readOutbox(test)).filter((one) => one.includes('erstattet'));
    expect(more).toEqual([]);
    expect(mail).toContain(refunded.split('\n')[0]);
    expect(mail).toContain(`/checkout/result/${orderId}`);
  });

  it('is given by system administrators alone, for paid orders, with a reason', async () => {
    const { orderId } = await shop.pending();
    expect(codeOf(await refund(orderId))).toBe('order.notRefundable');
    expect((await refund(orderId, test.as(test.users.orgAdmin))).statusCode).toBe(403);
    expect((await refund(orderId, shop.system, '')).statusCode).toBe(400);
  });
});
