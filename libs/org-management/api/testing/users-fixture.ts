import type { Role } from '@lms/contract';
import type { User, UserInput } from '@lms/org-management/contract';
import { users } from '@lms/server/database';
import type { TestApp } from '@lms/server/testing';

/** Helpers for tests of users, around a test app. */
export const createPeople = (test: TestApp) => {
  const { users: accounts, organizations } = test;
  const system = test.as(accounts.system);
  const read = async (id: string, client = system) =>
    (await client.get(`/user/${id}`)).json<User>();
  let count = 0;
  return {
    ...test,
    system,
    admin: test.as(accounts.orgAdmin),
    otherAdmin: test.as(accounts.otherOrgAdmin),
    learner: test.as(accounts.learner),
    read,
    input: (more: Partial<UserInput> = {}): UserInput => ({
      username: `person-${(count += 1)}@example.org`,
      name: 'Nadia Islam',
      roles: ['ROLE_ORG_USER'],
      organizationId: organizations.bcc.id,
      occupation: '',
      companyName: '',
      phone: '',
      preferredLanguage: 'en',
      accommodations: { extraTimePercent: 0, largeText: false },
      ...more,
    }),
    /** Creates an active account. */
    async person(more: Partial<typeof users.$inferInsert> = {}, role: Role = 'ROLE_USER') {
      const [made] = await test.db
        .insert(users)
        .values({
          username: `person-${(count += 1)}@example.org`,
          name: `Person ${count}`,
          roles: [role],
          status: 'ACTIVE',
          ...more,
        })
        .returning();
      if (!made) throw new Error('No person was stored');
      return made;
    },
    /** Saves a user with the given changes. */
    async save(id: string, more: Partial<UserInput> & { version?: number }, client = system) {
      const { username, name, roles, organizationId, ...rest } = await read(id);
      const { occupation, companyName, phone, preferredLanguage, accommodations, version } = rest;
      return client.put(`/user/${id}`, {
        username,
        name,
        roles,
        organizationId,
        occupation,
        companyName,
        phone,
        preferredLanguage,
        accommodations,
        version,
        ...more,
      });
    },
  };
};

export type People = ReturnType<typeof createPeople>;
