import type { PageRoute } from '@lms/ui';

/** Open to visitors. */
export const cartRoutes: PageRoute[] = [
  {
    path: '/cart',
    load: () => import('./cart-page/cart-page'),
    texts: ['cart'],
    source: 'libs/cart/src/cart-page/cart-page.tsx',
  },
];

/** For who is signed in. */
export const checkoutRoutes: PageRoute[] = [
  {
    path: '/checkout',
    load: () => import('./checkout/checkout-page'),
    texts: ['cart', 'checkout', 'problems'],
    source: 'libs/cart/src/checkout/checkout-page.tsx',
  },
  {
    path: '/checkout/result/:orderId',
    load: () => import('./checkout/result-page'),
    texts: ['checkout', 'problems'],
    source: 'libs/cart/src/checkout/result-page.tsx',
  },
];
