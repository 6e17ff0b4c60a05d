import type { PageRoute } from '@lms/ui';

export * from './session';
export * from './user-slice';

export const authRoutes: PageRoute[] = [];
