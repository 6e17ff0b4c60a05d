import type { PageRoute } from '@lms/ui';

const texts = ['auth', 'validation', 'problems'] as const;

export const authRoutes: PageRoute[] = [
  {
    path: '/auth/login',
    load: () => import('./pages/login-page'),
    texts,
    source: 'libs/auth/src/pages/login-page.tsx',
  },
  {
    path: '/auth/registration',
    load: () => import('./pages/registration-page'),
    texts,
    source: 'libs/auth/src/pages/registration-page.tsx',
  },
  {
    path: '/auth/verify-email',
    load: () => import('./pages/verify-email-page'),
    texts,
    source: 'libs/auth/src/pages/verify-email-page.tsx',
  },
  {
    path: '/auth/forgot-password',
    load: () => import('./pages/forgot-password-page'),
    texts,
    source: 'libs/auth/src/pages/forgot-password-page.tsx',
  },
  {
    path: '/auth/reset-password',
    load: () => import('./pages/reset-password-page'),
    texts,
    source: 'libs/auth/src/pages/reset-password-page.tsx',
  },
];

/** The signed-in person's own screen; the app shows it in its guarded frame. */
export const profileRoutes: PageRoute[] = [
  {
    path: '/profile',
    load: () => import('./profile/profile-page'),
    texts: [...texts, 'profile'],
    source: 'libs/auth/src/profile/profile-page.tsx',
  },
];
