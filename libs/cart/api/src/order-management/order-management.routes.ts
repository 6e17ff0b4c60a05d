import { cartPermissions, orderResource } from '@lms/cart/contract';
import { code, languages, reasonSchema, sharedPermissions } from '@lms/contract';
import { type Deps, listRoutes, ProblemError, readFromReplica, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { findReceipts } from '../find-receipts';
import type { Gateways } from '../payment/gateway';
import { receiptPdf } from '../receipt-pdf';
import { findOrderInScope, findOrders, orderColumns } from './find-orders';
import { refundOrder } from './refund';

const languageSchema = object({
  language: string().oneOf([...languages], code('oneOf')),
}).noUnknown();

/** Registers the order calls of administrators, and the receipts. */
export const orderManagementRoutes = (app: FastifyInstance, deps: Deps, gateways: Gateways) => {
  const { db } = deps.database;

  listRoutes(app, deps, {
    list: orderResource,
    columns: orderColumns,
    access: sharedPermissions['order.read'],
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (replica) => findOrders(replica, scope, query)),
    // Read with the buyer's own, which ask their gateway.
    readsItem: false,
  });

  route(app, {
    method: 'PUT',
    path: '/order/:id/refund',
    summary: 'Give back what an order cost, and end the enrolments that it brought',
    access: cartPermissions['order.refund'],
    body: reasonSchema,
    handle: async ({ params, body, scope, ...by }) => {
      await refundOrder(deps, gateways, { orderId: params.id, reason: body.reason, ...by });
      return findOrderInScope(db, scope, params.id);
    },
  });

  route(app, {
    method: 'GET',
    path: '/order/:id/receipt.pdf',
    summary:
      'Download the receipts of an order: the buyer’s, or those of the caller’s organization',
    access: cartPermissions['order.receipt'],
    query: languageSchema,
    limitPerMinute: 60,
    handle: async ({ params, query, scope, caller, reply }) => {
      const isBuyer = caller.roles.includes('ROLE_USER');
      const receipts = await findReceipts(db, { orderId: params.id, scope, isBuyer });
      if (receipts.length === 0) throw new ProblemError('entity.notFound');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipts[0]?.orderNumber}.pdf"`)
        .send(await receiptPdf(receipts, query.language ?? 'en'));
    },
  });
};
