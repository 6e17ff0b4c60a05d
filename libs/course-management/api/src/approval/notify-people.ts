import { organizations, type Transaction, users } from '@lms/server/database';
import { type Deps, notify, notifyAdministrators, queueMail } from '@lms/server/platform';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';

/** A course or a learning path that is judged. */
interface Judged {
  organizationId: string;
  /** Its title, by the name that the texts have for it. */
  named: { course: string } | { path: string };
}

const isCourse = ({ named }: Judged) => 'course' in named;

/** Notifies system administrators of what was submitted, by a link to the page where it is judged. */
export const notifyApprovers = async (
  tx: Transaction,
  judged: Judged,
  { link, submitterId }: { link: string; submitterId: string },
) => {
  const [owner] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, judged.organizationId));
  const kind = isCourse(judged) ? 'COURSE_SUBMITTED' : 'PATH_SUBMITTED';
  const params = { ...judged.named, organization: owner?.name ?? '' };
  await notifyAdministrators(tx, { kind, link, params }, submitterId);
};

interface Judgement {
  link: string;
  /** Person who judged, and is not told. */
  userId: string;
  /** Reason of a rejection. */
  reason?: string;
}

/**
 * Notifies and mails the authors about an approval, or a rejection with its reason: the
 * administrators of the organization and the last person who saved, whom `lastSaver` matches.
 */
export const notifyAuthors = async (
  tx: Transaction,
  deps: Deps,
  judged: Judged & { lastSaver?: SQL },
  { link, userId, reason }: Judgement,
) => {
  const ofOrganization = and(
    eq(users.organizationId, judged.organizationId),
    sql`${users.roles} @> '{ROLE_ORGADMIN}'`,
  );
  const authors = await tx
    .select()
    .from(users)
    .where(
      and(eq(users.status, 'ACTIVE'), ne(users.id, userId), or(ofOrganization, judged.lastSaver)),
    );
  const [kind, template] = isCourse(judged)
    ? reason
      ? (['COURSE_REJECTED', 'courseRejected'] as const)
      : (['COURSE_APPROVED', 'courseApproved'] as const)
    : reason
      ? (['PATH_REJECTED', 'pathRejected'] as const)
      : (['PATH_APPROVED', 'pathApproved'] as const);
  const about = { ...judged.named, ...(reason && { reason }) };
  for (const user of authors) {
    await notify(tx, { userId: user.id, kind, params: about, link });
    await queueMail(tx, deps, {
      template,
      to: user.username,
      name: user.name,
      language: user.preferredLanguage,
      link: deps.config.publicUrl + link,
      about,
    });
  }
};
