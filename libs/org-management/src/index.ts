import type { PageRoute } from '@lms/ui';

/** People, organisations and settings, for those who manage them. */
export const orgManagementRoutes: PageRoute[] = [];
