import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const courseManagementPermissions = definePermissions({
  'courseCategory.read': reaches('none', 'none', 'all', 'all'),
  'courseCategory.write': reaches('none', 'none', 'none', 'all'),
  'courseware.read': reaches('none', 'own', 'own', 'all'),
  'courseware.write': reaches('none', 'none', 'own', 'all'),
  'course.approve': reaches('none', 'none', 'none', 'all'),
});
