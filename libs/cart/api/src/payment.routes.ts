import { code, sharedPermissions } from '@lms/contract';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { payOrder } from './pay-order';
import type { Gateways } from './payment/gateway';
import { settlePayment } from './settle';

/**
 * Ignores other parameters that a gateway adds: the payment's status comes from a query to the
 * gateway.
 */
const returnSchema = object({ reference: string().max(100).required(code('required')) });

/** Registers the ways of buyers to a gateway and back, and the notification address of gateways. */
export const paymentRoutes = (app: FastifyInstance, deps: Deps, gateways: Gateways) => {
  const { publicUrl } = deps.config;
  const gatewayOf = ({ gateway }: { gateway: string }) => {
    const found = gateways.get(gateway);
    if (!found) throw new ProblemError('entity.notFound');
    return found;
  };

  route(app, {
    method: 'POST',
    path: '/order/notification/:gateway',
    operationId: 'receivePaymentNotification',
    summary: 'Take a gateway’s signed report of how a payment went',
    access: 'public',
    // Each gateway has a form of its own, and signs it.
    takes: 'application/json',
    handle: async ({ params, request, reply }) => {
      const gateway = gatewayOf(params);
      const event = gateway.parseNotification(request.body);
      await settlePayment(deps, gateways, gateway.name, event);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'GET',
    path: '/order/return/:gateway',
    operationId: 'returnFromPayment',
    summary: 'Return from a payment gateway, which is asked how it went',
    reads: false,
    access: 'public',
    query: returnSchema,
    handle: async ({ params, query, reply }) => {
      const gateway = gatewayOf(params);
      const event = await gateway.query(query.reference);
      const orderId = await settlePayment(deps, gateways, gateway.name, event);
      return reply.redirect(`${publicUrl}/checkout/result/${orderId}`, 303);
    },
  });

  route(app, {
    method: 'POST',
    path: '/order/:id/pay',
    operationId: 'payOrder',
    summary: 'Go on to the payment of an unpaid order of the caller',
    access: sharedPermissions['order.buy'],
    handle: ({ params: { id }, caller: { userId } }) => payOrder(deps, gateways, { id, userId }),
  });
};
