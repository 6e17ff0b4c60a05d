import { type Executor, organizations } from '@lms/server/database';
import { and, eq, ne } from 'drizzle-orm';

/** Tells whether a user belongs to an organization that is not ACTIVE. Such users can't sign in. */
export const isOrganizationInactive = async (
  db: Executor,
  { organizationId }: { organizationId: string | null },
) => {
  if (!organizationId) return false;
  const closed = and(eq(organizations.id, organizationId), ne(organizations.status, 'ACTIVE'));
  return (await db.$count(organizations, closed)) > 0;
};
