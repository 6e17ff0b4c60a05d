import type { PageRoute } from '@lms/ui';

const texts = ['auth', 'validation', 'problems'] as const;

export const authRoutes: PageRoute[] = [
  {
    path: '/auth/login',
    load: () => import('./pages/login-page'),
    texts,
  },
  {
    path: '/auth/registration',
    load: () => import('./pages/registration-page'),
    texts,
  },
  {
    path: '/auth/verify-email',
    load: () => import('./pages/verify-email-page'),
    texts,
  },
  {
    path: '/auth/forgot-password',
    load: () => import('./pages/forgot-password-page'),
    texts,
  },
  {
    path: '/auth/reset-password',
    load: () => import('./pages/reset-password-page'),
    texts,
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
