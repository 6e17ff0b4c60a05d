import type { Role } from '@lms/contract';
import { type Database, organizations, users } from '@lms/server/database';
import { hashPassword } from '@lms/server/platform';

export const testPassword = 'Testing-123';
const passwordHash = hashPassword(testPassword);

/**
 * Creates two organizations, `bcc` and `other`, each with an ACTIVE user of every role. Learners
 * have no organization; the system administrator belongs to BCC.
 */
export const createAccounts = async ({ db }: Database) => {
  const organization = async (code: string, name: string) => {
    const [made] = await db
      .insert(organizations)
      .values({ code, name, type: 'GOVERNMENT', email: `${code}@test.lms`, status: 'ACTIVE' })
      .returning();
    if (!made) throw new Error('No organization was stored');
    return made;
  };
  const user = async (name: string, role: Role, organizationId?: string) => {
    const [made] = await db
      .insert(users)
      .values({
        username: `${name}@test.lms`,
        name,
        roles: [role],
        organizationId,
        passwordHash: await passwordHash,
        status: 'ACTIVE',
        emailVerifiedAt: new Date().toISOString(),
      })
      .returning();
    if (!made) throw new Error('No user was stored');
    return made;
  };
  const bcc = await organization('BCC', 'Computer Council');
  const other = await organization('OTHER', 'Another Organization');
  return {
    organizations: { bcc, other },
    users: {
      learner: await user('learner', 'ROLE_USER'),
      otherLearner: await user('other-learner', 'ROLE_USER'),
      orgUser: await user('org-user', 'ROLE_ORG_USER', bcc.id),
      otherOrgUser: await user('other-org-user', 'ROLE_ORG_USER', other.id),
      orgAdmin: await user('org-admin', 'ROLE_ORGADMIN', bcc.id),
      otherOrgAdmin: await user('other-org-admin', 'ROLE_ORGADMIN', other.id),
      system: await user('system', 'ROLE_SYSTEM', bcc.id),
    },
  };
};
