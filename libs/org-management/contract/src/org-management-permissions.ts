import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const orgManagementPermissions = definePermissions({
  'organization.read': reaches('none', 'own', 'own', 'all'),
  'organization.update': reaches('none', 'none', 'own', 'all'),
  'organization.write': reaches('none', 'none', 'none', 'all'),
  'batchCode.write': reaches('none', 'own', 'none', 'all'),
  'user.read': reaches('none', 'none', 'own', 'all'),
  'user.write': reaches('none', 'none', 'own', 'all'),
  'user.approve': reaches('none', 'none', 'none', 'all'),
  'user.delete': reaches('none', 'none', 'none', 'all'),
  'publicProfile.takeDown': reaches('none', 'none', 'none', 'all'),
  'user.seeAs': reaches('none', 'none', 'none', 'all'),
  'user.takeSecondFactor': reaches('none', 'none', 'none', 'all'),
});
