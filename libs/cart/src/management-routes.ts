import type { PageRoute } from '@lms/ui';

const folder = 'libs/cart/src';

/** Orders and coupons, for those who manage them. */
export const cartManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/orders',
    load: () => import('./sales/order-list-page'),
    texts: ['sales', 'admin', 'validation', 'problems'],
    source: `${folder}/sales/order-list-page.tsx`,
  },
  {
    path: '/course-management/create-course/coupons',
    load: () => import('./sales/coupon-list-page'),
    texts: ['sales', 'courses', 'quizzes', 'admin', 'validation', 'problems'],
    source: `${folder}/sales/coupon-list-page.tsx`,
  },
];
