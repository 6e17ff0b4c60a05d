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
];
