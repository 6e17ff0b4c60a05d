import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the client mirrors them. */
export const reportsPermissions = definePermissions({
  'report.read': reaches('none', 'none', 'own', 'all'),
  'report.system': reaches('none', 'none', 'none', 'all'),
  /**
   * Reports on partner courses; the reader must also belong to the organization that the report
   * names.
   */
  'report.partner': reaches('none', 'none', 'none', 'all'),
  /** The reader's own files, views and schedules. */
  'report.keep': reaches('none', 'none', 'own', 'own'),
});
