import { findUserByEmail } from '@lms/auth/api';
import type { OrganizationRegistrationInput } from '@lms/org-management/contract';
import { organizations } from '@lms/server/database';
import { type Deps, ProblemError, withDatabaseProblems } from '@lms/server/platform';
import { attachDocuments } from './documents';
import { mailContact, notifyApprovers } from './notify-people';

/**
 * Stores a registration, notifies system administrators and mails the contact person. Sending the
 * same form again, after a lost answer, changes nothing.
 *
 * @throws ProblemError entity.duplicate for a code that is taken, validation.failed for a contact
 *   person who has an account, or papers that are not there
 */
export const register = (
  deps: Deps,
  { token, documents, language, ...input }: Omit<OrganizationRegistrationInput, 'fax'>,
): Promise<void> =>
  withDatabaseProblems('write', () =>
    deps.database.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(organizations)
        .values({ ...input, contactLanguage: language, registrationKey: token })
        .onConflictDoNothing({ target: organizations.registrationKey })
        .returning();
      if (!made) return;
      // The sign-up form reveals existing accounts as well.
      if (
        !deps.config.uniformAuthErrors &&
        (await findUserByEmail(tx, input.contactPerson.email))
      ) {
        const field = 'contactPerson.email';
        throw new ProblemError('validation.failed', [{ field, code: 'taken' }]);
      }
      await attachDocuments(tx, made.id, documents);
      await notifyApprovers(tx, made);
      await mailContact(tx, deps, made);
    }),
  );
