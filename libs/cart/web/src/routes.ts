import type { PageRoute } from '@lms/ui';

/** Routes open to visitors. */
export const cartRoutes: PageRoute[] = [
  {
    path: '/cart',
    load: () => import('./cart-page/cart-page'),
    texts: ['cart'],
  },
];

/** Routes for signed-in users. */
export const checkoutRoutes: PageRoute[] = [
  {
    path: '/checkout',
    load: () => import('./checkout/checkout-page'),
    texts: ['cart', 'checkout', 'problems'],
  },
  {
    path: '/checkout/result/:orderId',
    load: () => import('./checkout/result-page'),
    texts: ['checkout', 'problems'],
  },
  {
    path: '/my-orders',
    load: () => import('./checkout/orders-page'),
    texts: ['cart', 'checkout', 'problems'],
  },
];
