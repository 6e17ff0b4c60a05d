import type { MenuReader } from '@lms/contract';
import type { PageRoute } from '@lms/ui';

/** Frame around all screens of the guarded area. */
export const layoutFrame: PageRoute = {
  path: '',
  load: () => import('./layout-frame'),
  texts: ['shell', 'admin', 'problems'],
};

/** Frame of a learner there: that of all other pages. */
export const learnerFrame: PageRoute = {
  path: '',
  load: () => import('./learner-frame'),
  texts: ['shell', 'admin', 'problems'],
};

/** Tells whether a person learns and manages nothing. */
export const isOnlyLearner = ({ roles }: Pick<MenuReader, 'roles'>) =>
  roles.every((role) => role === 'ROLE_USER');
