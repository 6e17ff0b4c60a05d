import { defineEvent } from '@lms/server/platform';

/** A course's draft was approved: lessons may have been added or removed. */
export const coursePublished = defineEvent<{ courseId: string }>('course.published');
