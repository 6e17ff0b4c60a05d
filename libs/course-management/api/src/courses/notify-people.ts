import {
  courseDrafts,
  isAdministrator,
  organizations,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { CourseRow } from './course-items';

const builderPath = (id: string) => `/course-management/create-course/${id}`;
const reviewPath = (id: string) => `/course-management/inactive-course/${id}`;

/** Notifies system administrators of a submitted course. */
export const notifyApprovers = async (
  tx: Transaction,
  { id, organizationId }: CourseRow,
  course: string,
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
  const params = { course, organization: owner?.name ?? '' };
  await notify(
    tx,
    ...approvers.map(({ id: userId }) => ({
      userId,
      kind: 'COURSE_SUBMITTED' as const,
      link: reviewPath(id),
      params,
    })),
  );
};

/**
 * Finds the authors of a course: the administrators of its organization, and the last person who
 * saved it.
 */
const findAuthors = async (tx: Transaction, { id, organizationId }: CourseRow) => {
  const lastSaved = tx
    .select({ id: courseDrafts.savedBy })
    .from(courseDrafts)
    .where(eq(courseDrafts.courseId, id));
  const ofOrganization = and(
    eq(users.organizationId, organizationId),
    sql`${users.roles} @> '{ROLE_ORGADMIN}'`,
  );
  return tx
    .select()
    .from(users)
    .where(and(eq(users.status, 'ACTIVE'), or(ofOrganization, inArray(users.id, lastSaved))));
};

/** Notifies and mails the authors about an approval, or a rejection with its reason. */
export const notifyAuthors = async (
  tx: Transaction,
  deps: Deps,
  course: CourseRow,
  title: string,
  judge: { userId: string; reason?: string },
) => {
  const { reason } = judge;
  const link = builderPath(course.id);
  const about = { course: title, ...(reason && { reason }) };
  for (const user of await findAuthors(tx, course)) {
    if (user.id === judge.userId) continue;
    const kind = reason ? 'COURSE_REJECTED' : 'COURSE_APPROVED';
    await notify(tx, { userId: user.id, kind, params: about, link });
    await queueMail(tx, deps, {
      template: reason ? 'courseRejected' : 'courseApproved',
      to: user.username,
      name: user.name,
      language: user.preferredLanguage,
      link: deps.config.publicUrl + link,
      about,
    });
  }
};
