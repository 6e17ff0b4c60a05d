import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { couponRoutes } from './coupons/coupons.routes';
import { orderChecks } from './order-check';
import { orderManagementRoutes } from './order-management/order-management.routes';
import { orderRoutes } from './order.routes';
import { createDemoGateway } from './payment/demo-gateway';
import { demoGatewayPages } from './payment/demo-gateway-pages';
import type { PaymentGateway } from './payment/gateway';
import { paymentRoutes } from './payment.routes';
import { plainCartPages } from './plain-cart/plain-cart-pages';
import { receiptMails } from './receipt-mail';
import { wishlistRoutes } from './wishlist/wishlist.routes';
import { wishlistSubscriptions } from './wishlist/wishlists';

/** Returns the address at which this server reaches itself. */
const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen');
  const everywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = everywhere ? 'localhost' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};

/** Registers quotes, orders, payments, coupons, receipts and wishlists. */
export const cartModule = (app: FastifyInstance, deps: Deps) => {
  const gateways = new Map<string, PaymentGateway>();
  if (deps.config.demo) {
    const demo = createDemoGateway(deps, () => addressOf(app));
    gateways.set(demo.gateway.name, demo.gateway);
    demoGatewayPages(app, deps, demo);
  }
  orderChecks(deps, gateways);
  receiptMails(deps);
  orderRoutes(app, deps, gateways);
  plainCartPages(app, deps);
  paymentRoutes(app, deps, gateways);
  couponRoutes(app, deps);
  orderManagementRoutes(app, deps, gateways);
  wishlistRoutes(app, deps);
  wishlistSubscriptions(deps);
};
