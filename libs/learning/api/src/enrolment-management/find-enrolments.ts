import type { FindResult } from '@lms/contract';
import type { Enrolment } from '@lms/learning/contract';
import { batchCodes, courses, enrolments, type Executor, users } from '@lms/server/database';
import {
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type EnrolmentRow = typeof enrolments.$inferSelect;

export const enrolmentColumns = getTableColumns(enrolments) as Record<string, PgColumn>;

/** Restricts enrolments to courses of the caller's organization. */
export const reachedEnrolments = (db: Executor, scope: Scope): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  if (!scope.organizationId) return sql`false`;
  const own = db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.organizationId, scope.organizationId));
  return inArray(enrolments.courseId, own);
};

/** Converts rows to the contract's enrolments, with learner, course and batch. */
const enrolmentItems = async (db: Executor, rows: EnrolmentRow[]): Promise<Enrolment[]> => {
  if (rows.length === 0) return [];
  const idsOf = (field: 'userId' | 'courseId' | 'batchCodeId') => [
    ...new Set(rows.flatMap((row) => row[field] ?? [])),
  ];
  const [learners, studied, batches] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, email: users.username })
      .from(users)
      .where(inArray(users.id, idsOf('userId'))),
    db
      .select({
        id: courses.id,
        title: courses.title,
        slug: courses.slug,
        language: courses.language,
      })
      .from(courses)
      .where(inArray(courses.id, idsOf('courseId'))),
    db
      .select({ id: batchCodes.id, code: batchCodes.code })
      .from(batchCodes)
      .where(inArray(batchCodes.id, idsOf('batchCodeId'))),
  ]);
  const learnerOf = new Map(learners.map((one) => [one.id, one]));
  const courseOf = new Map(studied.map((one) => [one.id, one]));
  const codeOf = new Map(batches.map(({ id, code }) => [id, code]));
  return rows.map((row) => {
    const { id, createdAt, updatedAt, version, userId, courseId, batchCodeId } = row;
    const { orderId, progressPercent, lastLessonId, secondsSpent } = row;
    const { startedAt, completedAt, status } = row;
    const course = courseOf.get(courseId);
    return {
      id,
      createdAt,
      updatedAt,
      version,
      userId,
      courseId,
      orderId,
      batchCodeId,
      learnerName: learnerOf.get(userId)?.name ?? '',
      learnerEmail: learnerOf.get(userId)?.email ?? '',
      courseTitle: course?.title ?? '',
      courseSlug: course?.slug ?? '',
      courseLanguage: course?.language ?? 'en',
      batchCode: codeOf.get(batchCodeId ?? '') ?? null,
      progressPercent,
      lastLessonId,
      secondsSpent,
      startedAt,
      completedAt,
      status,
    };
  });
};

/** Finds a page of the enrolments within the scope, searched by learner. */
export const findEnrolments = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
): Promise<FindResult<Enrolment>> => {
  const matchesLearner = matchesTerm([users.name, users.username], query.searchTerm);
  const where = and(
    reachedEnrolments(db, scope),
    matchesFilters(enrolmentColumns, query.filter),
    matchesLearner &&
      inArray(enrolments.userId, db.select({ id: users.id }).from(users).where(matchesLearner)),
  );
  const { rows, ...total } = await findRows(db, enrolments, enrolmentColumns, where, query);
  return { items: await enrolmentItems(db, rows as EnrolmentRow[]), ...total };
};
