import { demoPayments } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { CartProblem } from '../cart-problem';
import { createDemoSignature } from './demo-signature';
import type { PaymentEvent, PaymentGateway } from './gateway';

export type DemoPayment = typeof demoPayments.$inferSelect;

/** Ways in which the gateway reports a payment; real gateways show all of them. */
export const notificationKinds = ['normal', 'late', 'repeated', 'never'] as const;
type NotificationKind = (typeof notificationKinds)[number];

/** Delays of the notifications in seconds after the buyer's decision. */
const notificationsAfter: Record<NotificationKind, number[]> = {
  normal: [0],
  late: [6],
  repeated: [0, 3],
  never: [],
};

const jobKind = 'demo-gateway.notification';
const answerTimeoutMs = 10_000;

const outcomes: Record<DemoPayment['status'], PaymentEvent['outcome']> = {
  OPEN: 'PENDING',
  PAID: 'PAID',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  // A refunded payment was paid; the platform itself asked for the refund.
  REFUNDED: 'PAID',
};

const toEvent = ({ reference, status, amount }: DemoPayment): PaymentEvent => ({
  reference,
  outcome: outcomes[status],
  amount,
  currency: 'BDT',
});

/**
 * Simulates a payment gateway of the redirect kind. It keeps its own records, has its own payment
 * page, signs its notifications, and calls the platform over HTTP like another company's server.
 *
 * @param serverUrl returns the platform's address; called when a notification is sent
 */
export const createDemoGateway = (
  { config, database: { db }, queue, now }: Deps,
  serverUrl: () => string,
) => {
  const { sign, verify } = createDemoSignature(config.secret);

  const find = async (reference: string) => {
    const [payment] = await db
      .select()
      .from(demoPayments)
      .where(eq(demoPayments.reference, reference));
    return payment;
  };

  const known = async (reference: string) => {
    const payment = await find(reference);
    if (!payment) throw new ProblemError('entity.notFound');
    return payment;
  };

  /** Decides a payment once; later decisions change nothing. */
  const decide = (
    reference: string,
    status: Exclude<DemoPayment['status'], 'OPEN' | 'REFUNDED'>,
    notification: NotificationKind,
  ) =>
    db.transaction(async (tx) => {
      const at = (seconds: number) => new Date(now().getTime() + seconds * 1_000);
      const settledAt = at(notification === 'late' ? notificationsAfter.late[0]! : 0).toISOString();
      const decided = await tx
        .update(demoPayments)
        .set({ status, settledAt })
        .where(and(eq(demoPayments.reference, reference), eq(demoPayments.status, 'OPEN')))
        .returning();
      if (decided.length === 0) return;
      for (const seconds of notificationsAfter[notification]) {
        await queue.enqueue(tx, jobKind, { reference }, at(seconds));
      }
    });

  queue.handle(
    jobKind,
    async (payload) => {
      const payment = await known((payload as { reference: string }).reference);
      const answer = await fetch(new URL(new URL(payment.notificationUrl).pathname, serverUrl()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sign(toEvent(payment))),
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (!answer.ok) throw new Error(`notification answered with ${answer.status}`);
    },
    'order',
  );

  const gateway: PaymentGateway = {
    name: 'demo',
    async createPayment({ id, number, total }, urls) {
      await db
        .insert(demoPayments)
        .values({
          reference: randomBytes(18).toString('base64url'),
          orderId: id,
          orderNumber: number,
          amount: total,
          createdAt: now().toISOString(),
          ...urls,
        })
        .onConflictDoNothing();
      const [payment] = await db.select().from(demoPayments).where(eq(demoPayments.orderId, id));
      if (!payment) throw new CartProblem('order.paymentUnavailable');
      const { reference } = payment;
      return { reference, redirectUrl: `${config.publicUrl}/demo-gateway/pay/${reference}` };
    },
    parseNotification: verify,
    async query(reference) {
      const payment = await known(reference);
      const settled = payment.settledAt !== null && new Date(payment.settledAt) <= now();
      return { ...toEvent(payment), ...(!settled && { outcome: 'PENDING' }) };
    },
    async cancel(reference) {
      await decide(reference, 'CANCELLED', 'never');
      return toEvent(await known(reference));
    },
    async refund(reference) {
      await db
        .update(demoPayments)
        .set({ status: 'REFUNDED' })
        .where(and(eq(demoPayments.reference, reference), eq(demoPayments.status, 'PAID')));
    },
  };
  return { gateway, find, decide };
};

export type DemoGateway = ReturnType<typeof createDemoGateway>;
