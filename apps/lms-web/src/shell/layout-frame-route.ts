import type { PageRoute } from '@lms/ui';

/** Frame around all screens of the guarded area. */
export const layoutFrame: PageRoute = {
  path: '',
  load: () => import('./frame'),
  texts: ['shell', 'admin', 'problems'],
};
