import { isAdministrator, organizations, type Transaction, users } from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { PathRow } from './path-items';

const formPath = (id: string) => `/course-management/create-learning-path?item=${id}`;

/** Notifies system administrators of a submitted path. */
export const notifyApprovers = async (
  tx: Transaction,
  { id, title, organizationId }: PathRow,
  submitterId: string,
) => {
  const [owner] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const approvers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, eq(users.status, 'ACTIVE'), ne(users.id, submitterId)));
  const params = { path: title, organization: owner?.name ?? '' };
  await notify(
    tx,
    ...approvers.map(({ id: userId }) => ({
      userId,
      kind: 'PATH_SUBMITTED' as const,
      link: formPath(id),
      params,
    })),
  );
};

/** Notifies and mails a path's authors about its approval, or its rejection with the reason. */
export const notifyAuthors = async (
  tx: Transaction,
  deps: Deps,
  { id, title, organizationId, savedBy }: PathRow,
  judge: { userId: string; reason?: string },
) => {
  const { reason } = judge;
  const about = { path: title, ...(reason && { reason }) };
  const ofOrganization = and(
    eq(users.organizationId, organizationId),
    sql`${users.roles} @> '{ROLE_ORGADMIN}'`,
  );
  const authors = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.status, 'ACTIVE'),
        ne(users.id, judge.userId),
        savedBy ? or(ofOrganization, eq(users.id, savedBy)) : ofOrganization,
      ),
    );
  for (const user of authors) {
    await notify(tx, {
      userId: user.id,
      kind: reason ? 'PATH_REJECTED' : 'PATH_APPROVED',
      params: about,
      link: formPath(id),
    });
    await queueMail(tx, deps, {
      template: reason ? 'pathRejected' : 'pathApproved',
      to: user.username,
      name: user.name,
      language: user.preferredLanguage,
      link: deps.config.publicUrl + formPath(id),
      about,
    });
  }
};
