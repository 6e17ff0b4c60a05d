import { cartPermissions } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import type { PageRoute } from '@lms/ui';

/** Routes for managing orders and coupons. */
export const cartManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/orders',
    access: sharedPermissions['order.read'],
    load: () => import('./sales/order-list-page'),
    texts: ['sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/coupons',
    access: cartPermissions['coupon.read'],
    load: () => import('./sales/coupon-list-page'),
    texts: ['sales', 'courses', 'quizzes', 'admin', 'validation', 'problems'],
  },
];
