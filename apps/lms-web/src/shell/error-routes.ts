import type { PageRoute } from '@lms/ui';

export const errorRoutes = ([403, 404, 500] as const).map((status): PageRoute => ({
  path: `/error/${status}`,
  load: async () => (await import('./error-page')).errorPage(status),
  texts: [],
  serverRendered: true,
}));
