import { isId } from '@lms/contract';
import { type BatchRow, isUsable } from '@lms/org-management/api';
import { toBatchCode } from '@lms/org-management/contract';
import {
  batchCodes,
  courses,
  enrolments,
  isOffered,
  type Transaction,
  users,
} from '@lms/server/database';
import type { GivenRow, Scope } from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type EnrolmentRow, reachedEnrolments } from './find-enrolments';
import { reachedLearners } from './find-learners';

const cellsOf = (rows: GivenRow[], field: string) => [
  ...new Set(rows.map(({ cells }) => (cells.get(field) ?? '').normalize('NFC')).filter(Boolean)),
];

const isOwn = (scope: Scope, column: PgColumn) =>
  scope.kind === 'own' ? eq(column, scope.organizationId ?? scope.userId) : undefined;

/** Locks the learners named in rows, in the order that a checkout uses. */
const lockLearners = (tx: Transaction, scope: Scope, rows: GivenRow[]) => {
  const emails = cellsOf(rows, 'email').map((email) => email.toLowerCase());
  return tx
    .select({
      id: users.id,
      name: users.name,
      email: users.username,
      roles: users.roles,
      status: users.status,
      closedAt: users.closedAt,
    })
    .from(users)
    .where(and(inArray(sql`lower(${users.username})`, emails), reachedLearners(tx, scope)))
    .orderBy(users.id)
    .for('no key update');
};

const findCourses = (tx: Transaction, scope: Scope, rows: GivenRow[], ids: string[]) => {
  const named = cellsOf(rows, 'course');
  return tx
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      organizationId: courses.organizationId,
      programme: courses.programme,
      offered: sql<boolean>`${isOffered}`,
    })
    .from(courses)
    .where(
      and(
        isOwn(scope, courses.organizationId),
        or(inArray(courses.slug, named), inArray(courses.title, named), inArray(courses.id, ids)),
      ),
    );
};

/**
 * Locks the enrolments, current and past, of these learners in these courses, and those named by
 * id.
 */
const lockEnrolments = (
  tx: Transaction,
  scope: Scope,
  ids: string[],
  among: { userIds: string[]; courseIds: string[] },
) =>
  tx
    .select()
    .from(enrolments)
    .where(
      and(
        reachedEnrolments(tx, scope),
        or(
          inArray(enrolments.id, ids),
          and(
            inArray(enrolments.userId, among.userIds),
            inArray(enrolments.courseId, among.courseIds),
          ),
        ),
      ),
    )
    .orderBy(enrolments.id)
    .for('update');

/** Locks batches by code or id, always in one order. */
export const lockBatches = (
  tx: Transaction,
  scope: Scope,
  codes: string[],
  ids: string[],
): Promise<(BatchRow & { usable: boolean })[]> =>
  tx
    .select({ ...getTableColumns(batchCodes), usable: sql<boolean>`${isUsable}` })
    .from(batchCodes)
    .where(
      and(
        isOwn(scope, batchCodes.organizationId),
        or(inArray(batchCodes.code, codes), inArray(batchCodes.id, ids)),
      ),
    )
    .orderBy(batchCodes.id)
    .for('update');

export type Learner = Awaited<ReturnType<typeof lockLearners>>[number];
export type ReferencedCourse = Awaited<ReturnType<typeof findCourses>>[number];

/** Records named in a spreadsheet's rows, as far as the caller reaches them. */
export interface ReferencedRecords {
  learners: Map<string, Learner>;
  courseOf: (text: string) => ReferencedCourse | undefined;
  courses: Map<string, ReferencedCourse>;
  enrolments: EnrolmentRow[];
  batches: Awaited<ReturnType<typeof lockBatches>>;
}

/**
 * Loads and locks all records named in the rows: learners first, as a checkout does, then the rest.
 */
export const lockReferencedRecords = async (
  tx: Transaction,
  scope: Scope,
  rows: GivenRow[],
): Promise<ReferencedRecords> => {
  const learners = await lockLearners(tx, scope, rows);
  const ids = cellsOf(rows, 'id').filter(isId);
  const byId = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(inArray(enrolments.id, ids));
  const named = await findCourses(
    ...([tx, scope, rows] as const),
    byId.map(({ courseId }) => courseId),
  );
  const found = await lockEnrolments(tx, scope, ids, {
    userIds: learners.map(({ id }) => id),
    courseIds: named.map(({ id }) => id),
  });
  const batches = await lockBatches(
    ...([tx, scope, cellsOf(rows, 'batchCode').map(toBatchCode)] as const),
    found.flatMap(({ batchCodeId }) => batchCodeId ?? []),
  );
  return {
    learners: new Map(learners.map((one) => [one.email.toLowerCase(), one])),
    courses: new Map(named.map((one) => [one.id, one])),
    courseOf: (text) => {
      const titled = named.filter(({ title }) => title === text.normalize('NFC'));
      const bySlug = named.find(({ slug }) => slug === text);
      return bySlug ?? (titled.length === 1 ? titled[0] : undefined);
    },
    enrolments: found,
    batches,
  };
};
