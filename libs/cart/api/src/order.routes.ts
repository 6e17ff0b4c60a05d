import {
  cartPermissions,
  checkoutSchema,
  type ManagedOrder,
  type Order,
  quoteSchema,
} from '@lms/cart/contract';
import { isId, reachOf, sharedPermissions } from '@lms/contract';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CartProblem } from './cart-problem';
import { placeOrder } from './checkout';
import { findOrderInScope } from './order-management/find-orders';
import { findOrder, findOrdersOf, toOrder, toOrders } from './orders';
import type { Gateways } from './payment/gateway';
import { quoteCourses } from './quote';
import { applyPaymentStatus } from './settle';

const ordersShown = 100;

const keyOf = ({ headers }: FastifyRequest) => {
  const key = String(headers['idempotency-key']).toLowerCase();
  if (!isId(key)) throw new CartProblem('order.idempotencyKeyRequired');
  return key;
};

/** Registers the calls of the cart and the checkout. */
export const orderRoutes = (app: FastifyInstance, deps: Deps, gateways: Gateways) => {
  const { db } = deps.database;

  route(app, {
    method: 'POST',
    path: '/order/quote',
    operationId: 'quoteCheckout',
    summary: 'Quote what courses cost now, and whether they can be bought',
    reads: true,
    access: 'public',
    body: quoteSchema,
    handle: async ({ body, caller }) => {
      const request = { ...body, userId: caller?.userId, now: deps.now() };
      return (await quoteCourses(db, request)).quote;
    },
  });

  route(app, {
    method: 'POST',
    path: '/order/checkout',
    operationId: 'checkout',
    summary: 'Place an order; the header Idempotency-Key (UUID) makes repetitions harmless',
    access: sharedPermissions['order.buy'],
    body: checkoutSchema,
    handle: ({ body, caller: { userId }, request }) =>
      placeOrder(deps, gateways, { userId, key: keyOf(request), input: body, request }),
  });

  route(app, {
    method: 'GET',
    path: '/order',
    summary: 'List the orders of the caller, newest first',
    access: sharedPermissions['order.buy'],
    handle: async ({ caller: { userId } }) =>
      toOrders(db, await findOrdersOf(db, userId, ordersShown)),
  });

  route(app, {
    method: 'GET',
    path: '/order/:id',
    summary:
      'Read an order of the caller, whose gateway is asked while it is pending, or one of the list',
    access: cartPermissions['order.receipt'],
    handle: async ({ params, scope, caller, request }): Promise<Order | ManagedOrder> => {
      const id = params.id;
      const { userId, viewedAsUntil } = caller;
      const order = await findOrder(db, id);
      if (order?.userId !== userId) {
        const listed = reachOf(caller.roles, sharedPermissions['order.read']) !== 'none';
        const found = listed && (await findOrderInScope(db, scope, id));
        if (!found) throw new ProblemError('entity.notFound');
        return found;
      }
      if (viewedAsUntil) return toOrder(db, order);
      try {
        await applyPaymentStatus(deps, gateways, order);
      } catch (err) {
        request.log.warn({ err, orderId: id }, 'the gateway did not tell how a payment stands');
      }
      return toOrder(db, (await findOrder(db, id)) ?? order);
    },
  });
};
