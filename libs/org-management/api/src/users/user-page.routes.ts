import { cursorSchema } from '@lms/contract';
import {
  maxShownOfUser,
  orgManagementPermissions,
  type UserActivity,
  type UserStudy,
  type UserTotals,
} from '@lms/org-management/contract';
import {
  activityLog,
  attempts,
  certificateRevocations,
  certificates,
  courses,
  enrolments,
  type Executor,
  learningPaths,
  quizzes,
} from '@lms/server/database';
import { type Deps, route, type Scope } from '@lms/server/platform';
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findManaged } from './user-items';

const activityPageSize = 20;

/** Matches certificates of courses and learning paths that the caller reaches. */
const reachedCertificates = (scope: Scope) =>
  scope.kind === 'own'
    ? eq(
        sql`coalesce(${courses.organizationId}, ${learningPaths.organizationId})`,
        scope.organizationId ?? '',
      )
    : undefined;

/** Reads figures of all that a user studied, in the courses that the caller reaches. */
const readTotals = async (
  db: Executor,
  userId: string,
  reached: SQL | undefined,
  certified: SQL | undefined,
): Promise<UserTotals> => {
  const cancelled = eq(enrolments.status, 'CANCELLED');
  const [[studied], [sat], [earned]] = await Promise.all([
    db
      .select({
        enrolments: count(),
        completed: sql`count(*) filter (where ${eq(enrolments.status, 'COMPLETED')})`.mapWith(
          Number,
        ),
        progressPercent: sql<
          number | null
        >`(avg(${enrolments.progressPercent}) filter (where not ${cancelled}))::float8`,
        secondsSpent: sql`coalesce(sum(${enrolments.secondsSpent}), 0)`.mapWith(Number),
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.userId, userId), reached)),
    db
      .select({
        attempts: count(),
        percent: sql<number | null>`avg(${attempts.percent})::float8`,
      })
      .from(attempts)
      .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(attempts.userId, userId), reached)),
    db
      .select({
        certificates: count(),
        revoked: count(certificateRevocations.certificateId),
      })
      .from(certificates)
      .leftJoin(courses, eq(courses.id, certificates.courseId))
      .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
      .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
      .where(and(eq(certificates.userId, userId), certified)),
  ]);
  const { revoked, certificates: issued } = earned!;
  return { ...studied!, ...sat!, certificates: issued, validCertificates: issued - revoked };
};

/** Reads a user's study; callers who reach one organization see only its courses. */
const readStudy = async (db: Executor, scope: Scope, userId: string): Promise<UserStudy> => {
  const reached =
    scope.kind === 'own' ? eq(courses.organizationId, scope.organizationId ?? '') : undefined;
  const [totals, enrolled, sat, earned] = await Promise.all([
    readTotals(db, userId, reached, reachedCertificates(scope)),
    db
      .select({
        id: enrolments.id,
        courseId: enrolments.courseId,
        courseTitle: courses.title,
        courseLanguage: courses.language,
        progressPercent: enrolments.progressPercent,
        secondsSpent: enrolments.secondsSpent,
        startedAt: enrolments.startedAt,
        completedAt: enrolments.completedAt,
        status: enrolments.status,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.userId, userId), reached))
      .orderBy(desc(enrolments.startedAt), desc(enrolments.id))
      .limit(maxShownOfUser),
    db
      .select({
        id: attempts.id,
        quizId: attempts.quizId,
        quizTitle: quizzes.title,
        courseTitle: courses.title,
        number: attempts.number,
        startedAt: attempts.startedAt,
        submittedAt: attempts.submittedAt,
        percent: attempts.percent,
        passed: attempts.passed,
        status: attempts.status,
      })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(attempts.userId, userId), reached))
      .orderBy(desc(attempts.startedAt), desc(attempts.id))
      .limit(maxShownOfUser),
    db
      .select({
        id: certificates.id,
        serial: certificates.serial,
        courseId: certificates.courseId,
        courseTitle: certificates.courseTitle,
        percent: certificates.percent,
        issuedAt: certificates.issuedAt,
        revokedAt: certificateRevocations.revokedAt,
      })
      .from(certificates)
      .leftJoin(courses, eq(courses.id, certificates.courseId))
      .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
      .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
      .where(and(eq(certificates.userId, userId), reachedCertificates(scope)))
      .orderBy(desc(certificates.issuedAt), desc(certificates.id))
      .limit(maxShownOfUser),
  ]);
  return { totals, enrolments: enrolled, attempts: sat, certificates: earned };
};

/** Routes of a user's page, besides the user. */
export const userPageRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/user/:id/study',
    summary: "Read a user's enrolments, attempts and certificates, the newest of each",
    access: orgManagementPermissions['user.read'],
    handle: async ({ scope, params }) => {
      const { id } = await findManaged(db, scope, params.id);
      return readStudy(db, scope, id);
    },
  });

  route(app, {
    method: 'GET',
    path: '/user/:id/activity',
    summary: 'List what a user did, newest first; that before one entry',
    access: orgManagementPermissions['user.read'],
    query: cursorSchema,
    handle: async ({ scope, params, query }): Promise<UserActivity> => {
      const { id } = await findManaged(db, scope, params.id);
      const rows = await db
        .select({
          id: activityLog.id,
          at: activityLog.at,
          action: activityLog.action,
          subject: activityLog.subject,
        })
        .from(activityLog)
        .where(
          and(
            eq(activityLog.userId, id),
            query.before ? lt(activityLog.id, query.before) : undefined,
          ),
        )
        .orderBy(desc(activityLog.id))
        .limit(activityPageSize + 1);
      const items = rows.slice(0, activityPageSize);
      return { items, hasMore: rows.length > activityPageSize };
    },
  });
};
