import type { PageRoute } from '@lms/ui';

export * from './cart-menu';
export * from './cart-slice';
export * from './partner-course-slice';

export const cartRoutes: PageRoute[] = [];
