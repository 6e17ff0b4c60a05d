import type { CheckoutResult } from '@lms/cart/contract';
import { apiBase } from '@lms/contract';
import { orderItems, orders } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { CartProblem } from './cart-problem';
import { hasLapsed } from './order-check';
import { findOrder, type OrderRow, toOrder } from './orders';
import type { Gateways } from './payment/gateway';
import { quoteCourses } from './quote';
import { applyPaymentStatus, endOrder } from './settle';

/** Creates the payment of a pending order and stores it with the order. */
const startPayment = async (deps: Deps, gateways: Gateways, order: OrderRow): Promise<OrderRow> => {
  if (order.status !== 'PENDING' || order.paymentUrl) return order;
  const { db } = deps.database;
  const gateway = gateways.get(order.paymentMethod);
  if (!gateway) throw new CartProblem('order.paymentUnavailable');
  const base = `${deps.config.publicUrl}${apiBase}/order`;
  const { redirectUrl, reference } = await gateway.createPayment(order, {
    returnUrl: `${base}/return/${gateway.name}`,
    notificationUrl: `${base}/notification/${gateway.name}`,
  });
  const [started] = await db
    .update(orders)
    .set({ gatewayReference: reference, paymentUrl: redirectUrl })
    .where(eq(orders.id, order.id))
    .returning();
  if (started?.status === 'PENDING') return started;
  // Another checkout ended the order meanwhile, so its payment must end as well.
  await endOrder(deps, gateways, started!);
  return (await findOrder(db, order.id))!;
};

/** Returns an order with the address of its payment page, if it waits for payment. */
export const goToPayment = async (
  deps: Deps,
  gateways: Gateways,
  placed: OrderRow,
): Promise<CheckoutResult> => {
  const order = await startPayment(deps, gateways, placed);
  return {
    order: await toOrder(deps.database.db, order),
    redirectUrl: order.status === 'PENDING' ? order.paymentUrl : null,
  };
};

const checkCourses = async ({ database: { db }, now }: Deps, { id, userId }: OrderRow) => {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id));
  const courseIds = items.map(({ courseId }) => courseId);
  const { quote } = await quoteCourses(db, { courseIds, userId, now: now() });
  const refused = quote.lines.find(({ problem }) => problem);
  if (refused?.problem) throw new CartProblem(refused.problem);
};

/**
 * Leads a buyer back to the payment of their unpaid order, at the price it was placed at. An order
 * that was paid or ended meanwhile is returned as it stands.
 */
export const payOrder = async (
  deps: Deps,
  gateways: Gateways,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<CheckoutResult> => {
  const { db } = deps.database;
  const found = await findOrder(db, id);
  if (found?.userId !== userId) throw new ProblemError('entity.notFound');
  if (found.status === 'PENDING') {
    const settle = hasLapsed(deps, found) ? endOrder : applyPaymentStatus;
    await settle(deps, gateways, found);
  }
  const order = (await findOrder(db, id)) ?? found;
  if (order.status === 'PENDING') await checkCourses(deps, order);
  return goToPayment(deps, gateways, order);
};
