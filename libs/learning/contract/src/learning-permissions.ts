import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const learningPermissions = definePermissions({
  'attempt.read': reaches('own', 'none', 'own', 'all'),
  'enrolment.read': reaches('none', 'none', 'own', 'all'),
  'enrolment.write': reaches('none', 'none', 'own', 'all'),
  'courseRating.read': reaches('own', 'none', 'own', 'all'),
  'courseRating.write': reaches('own', 'none', 'none', 'none'),
  'courseRating.hide': reaches('none', 'none', 'none', 'all'),
  'certificate.read': reaches('own', 'none', 'own', 'all'),
  'certificate.revoke': reaches('none', 'none', 'none', 'all'),
  'topic.use': reaches('own', 'none', 'own', 'all'),
  'topic.moderate': reaches('none', 'none', 'own', 'all'),
});
