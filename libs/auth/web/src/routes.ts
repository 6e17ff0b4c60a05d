import type { PageRoute } from '@lms/ui';

const texts = ['auth', 'validation', 'problems'] as const;
const formPage = { texts, serverRendered: true } as const;

export const authRoutes: PageRoute[] = [
  {
    path: '/auth/login',
    load: () => import('./pages/login-page'),
    ...formPage,
  },
  {
    path: '/auth/registration',
    load: () => import('./pages/registration-page'),
    ...formPage,
  },
  {
    path: '/auth/verify-email',
    // Not rendered on the server: it uses its link at once, for whoever the browser is signed in as.
    load: () => import('./pages/verify-email-page'),
    texts,
  },
  {
    path: '/auth/forgot-password',
    load: () => import('./pages/forgot-password-page'),
    ...formPage,
  },
  {
    path: '/auth/reset-password',
    load: () => import('./pages/reset-password-page'),
    ...formPage,
  },
  {
    path: '/auth/second-factor',
    load: () => import('./pages/require-second-factor-page'),
    texts: [...texts, 'profile'],
  },
];

/** Routes of the account page, which the app shows in its frame for signed-in users. */
export const profileRoutes: PageRoute[] = [
  {
    path: '/profile',
    load: () => import('./profile/profile-page'),
    texts: [...texts, 'profile'],
  },
];
