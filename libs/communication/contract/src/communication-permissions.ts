import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const communicationPermissions = definePermissions({
  'communication.use': reaches('own', 'own', 'own', 'own'),
});
