import type { PageRoute } from '@lms/ui';

/** Orders and coupons, for those who manage them. */
export const cartManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/orders',
    load: () => import('./sales/order-list-page'),
    texts: ['sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/coupons',
    load: () => import('./sales/coupon-list-page'),
    texts: ['sales', 'courses', 'quizzes', 'admin', 'validation', 'problems'],
  },
];
