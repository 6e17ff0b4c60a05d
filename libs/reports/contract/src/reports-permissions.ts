import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const reportsPermissions = definePermissions({
  'report.read': reaches('none', 'none', 'own', 'all'),
  'report.system': reaches('none', 'none', 'none', 'all'),
  /** Of partner courses; beside it, the reader's organisation has to be the one that the report names. */
  'report.partner': reaches('none', 'none', 'none', 'all'),
  /** One's own files, views and schedules of reports. */
  'report.keep': reaches('none', 'none', 'own', 'own'),
});
