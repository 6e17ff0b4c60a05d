import type { PageRoute } from '@lms/ui';

/** Routes for managing orders and coupons. */
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
