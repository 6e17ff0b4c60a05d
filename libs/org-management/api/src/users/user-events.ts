import { defineEvent } from '@lms/server/platform';

/** A person has got extra time for every quiz, or more of it. */
export const extraTimeGranted = defineEvent<{ userId: string }>('user.extraTimeGranted');
