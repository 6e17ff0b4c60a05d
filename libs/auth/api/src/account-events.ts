import { defineEvent } from '@lms/server/platform';

/** What an account says of its owner is erased; so is, by their domains, what the owner wrote down. */
export const accountErased = defineEvent<{ userId: string }>('account.erased');
