import { reportNames } from '@lms/reports/contract';
import type { PageRoute } from '@lms/ui';

/** All reports are one page: what each holds is in its definition. */
export const reportRoutes: PageRoute[] = reportNames.map((name) => ({
  path: `/reports-management/${name}`,
  load: () => import('./report-page'),
  texts: ['reports', 'admin', 'validation', 'problems'],
}));
