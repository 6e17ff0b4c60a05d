import type { PageRoute } from '@lms/ui';

/** Pages of signed-in users that most visits never come to. */
export const lateCheckoutRoutes: PageRoute[] = [
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
