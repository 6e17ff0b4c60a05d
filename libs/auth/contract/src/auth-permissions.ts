import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const authPermissions = definePermissions({
  'profile.read': reaches('own', 'own', 'own', 'own'),
  'profile.write': reaches('own', 'own', 'own', 'own'),
  'secondFactor.use': reaches('none', 'own', 'own', 'own'),
});
