import type { FindResult } from '@lms/contract';
import { type CertificateItem, normalizeSerial, serialPattern } from '@lms/learning/contract';
import {
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  type Executor,
  isLatestCertificate,
  learningPaths,
} from '@lms/server/database';
import {
  type Caller,
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export const certificateColumns = getTableColumns(certificates) as Record<string, PgColumn>;

/** Restricts certificates to a holder's own and those of an organization administrator's courses and paths. */
const reachedCertificates = (
  db: Executor,
  scope: Scope,
  { roles }: Pick<Caller, 'roles'>,
): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  const { userId, organizationId } = scope;
  const own = roles.includes('ROLE_USER') ? eq(certificates.userId, userId) : sql`false`;
  if (!organizationId || !roles.includes('ROLE_ORGADMIN')) return own;
  const ownCourses = db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.organizationId, organizationId));
  const ownPaths = db
    .select({ id: learningPaths.id })
    .from(learningPaths)
    .where(eq(learningPaths.organizationId, organizationId));
  return or(
    own,
    inArray(certificates.courseId, ownCourses),
    inArray(certificates.pathId, ownPaths),
  );
};

/** Id of the certified course or path. */
export const subjectIdOf = sql<string>`coalesce(${certificates.courseId}, ${certificates.pathId})`;

/** Slug of the certified course or path. */
export const subjectSlug = sql<string>`coalesce(${courses.slug}, ${learningPaths.slug})`;

/** Slug of a course's category, empty where it has none. */
export const categorySlugOf = sql<string>`coalesce(${courseCategories.slug}, '')`;

/** Facts of a certificate as people read them, for queries that join its course or path. */
export const certificateFacts = {
  id: certificates.id,
  serial: certificates.serial,
  courseId: certificates.courseId,
  pathId: certificates.pathId,
  holderName: certificates.holderName,
  courseTitle: certificates.courseTitle,
  courseSlug: subjectSlug,
  categorySlug: categorySlugOf,
  organizationName: certificates.organizationName,
  language: certificates.language,
  percent: certificates.percent,
  issuedAt: certificates.issuedAt,
  revokedAt: certificateRevocations.revokedAt,
  revocationReason: certificateRevocations.reason,
  isLatest: sql<boolean>`${isLatestCertificate}`,
};

const certificateItems = async (db: Executor, ids: string[]): Promise<CertificateItem[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...certificateFacts, userId: certificates.userId })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(inArray(certificates.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { isLatest, ...certificate } = row;
    const { issuedAt, revokedAt } = certificate;
    return {
      ...certificate,
      createdAt: issuedAt,
      updatedAt: revokedAt ?? issuedAt,
      version: revokedAt ? 2 : 1,
      status: revokedAt ? 'REVOKED' : 'VALID',
      replaced: !isLatest,
    };
  });
};

/** Returns the printed form of a term that is a whole serial, and any other term as it is. */
const soughtTerm = (term = '') => {
  const serial = normalizeSerial(term);
  return serialPattern.test(serial) ? serial : term;
};

/** Finds a page of the certificates within the scope, searched by serial, holder and course. */
export const findCertificates = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
  caller: Caller,
): Promise<FindResult<CertificateItem>> => {
  const { serial, holderName, courseTitle } = certificates;
  const where = and(
    reachedCertificates(db, scope, caller),
    matchesFilters(certificateColumns, query.filter),
    matchesTerm([serial, holderName, courseTitle], soughtTerm(query.searchTerm)),
  );
  const { rows, ...total } = await findRows(db, certificates, certificateColumns, where, query);
  return {
    items: await certificateItems(
      db,
      rows.map((row) => row['id'] as string),
    ),
    ...total,
  };
};
