import { defineEvent } from '@lms/server/platform';

/** A learner was issued the certificate of a course. */
export const courseCertified = defineEvent<{ userId: string; courseId: string }>(
  'course.certified',
);
