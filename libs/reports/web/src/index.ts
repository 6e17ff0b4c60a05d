import { reportNames } from '@lms/reports/contract';
import type { PageRoute } from '@lms/ui';

/** Routes of the reports: all share one page, which renders the definition. */
export const reportRoutes: PageRoute[] = reportNames.map((name) => ({
  path: `/reports-management/${name}`,
  load: () => import('./report-page'),
  texts: ['reports', 'admin', 'validation', 'problems'],
}));
