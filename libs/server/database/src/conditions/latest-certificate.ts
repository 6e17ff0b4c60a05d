import { notExists, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { certificateRevocations, certificates } from '../tables/certificates.table';

const later = alias(certificates, 'later_certificates');

/** Matches the last certificate of a learner and course, or learner and path: a correction replaces the one before. */
export const isLatestCertificate = notExists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(later)
    .where(
      sql`${later.userId} = ${certificates.userId}
        and (${later.courseId} = ${certificates.courseId} or ${later.pathId} = ${certificates.pathId})
        and ${later.edition} > ${certificates.edition}`,
    ),
);

/** Matches certificates that were not revoked. */
export const isValidCertificate = notExists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(certificateRevocations)
    .where(sql`${certificateRevocations.certificateId} = ${certificates.id}`),
);
