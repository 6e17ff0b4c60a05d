import type { PageRoute } from '@lms/ui';

/** Open to visitors. */
export const cartRoutes: PageRoute[] = [
  {
    path: '/cart',
    load: () => import('./cart-page/cart-page'),
    texts: ['cart'],
  },
];

/** For who is signed in. */
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
];
