import { defineEvent } from '@lms/server/platform';

/** A course's approved draft is now what learners see: lessons may have come and gone. */
export const coursePublished = defineEvent<{ courseId: string }>('course.published');
