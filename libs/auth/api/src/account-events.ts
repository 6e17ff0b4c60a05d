import { defineEvent } from '@lms/server/platform';

/** An account was erased. Subscribers erase the personal data of their own domain. */
export const accountErased = defineEvent<{ userId: string }>('account.erased');
