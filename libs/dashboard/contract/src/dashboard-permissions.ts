import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const dashboardPermissions = definePermissions({
  'dashboard.read': reaches('own', 'none', 'own', 'all'),
});
