import { defineEvent } from '@lms/server/platform';

/** An account was erased. Subscribers erase the personal data of their own domain. */
export const accountErased = defineEvent<{ userId: string }>('account.erased');

/**
 * Roles, status or organization of users changed, or the status of their organization. Published
 * after the change, in its transaction.
 */
export const rightsChanged = defineEvent<{ userIds: string[] }>('account.rights-changed');
