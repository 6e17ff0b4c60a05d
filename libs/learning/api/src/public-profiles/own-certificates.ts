import type { OwnCertificate } from '@lms/learning/contract';
import {
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  type Executor,
  learningPaths,
  shownCertificates,
} from '@lms/server/database';
import { and, desc, eq } from 'drizzle-orm';
import { certificateFacts, subjectIdOf } from '../certificates/find-certificates';

/** Returns every certificate of a person, the newest first, revoked ones included. */
export const ownCertificates = async (db: Executor, userId: string): Promise<OwnCertificate[]> => {
  const rows = await db
    .select({ ...certificateFacts, chosenAt: shownCertificates.chosenAt })
    .from(certificates)
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .leftJoin(
      shownCertificates,
      and(
        eq(shownCertificates.userId, certificates.userId),
        eq(shownCertificates.subjectId, subjectIdOf),
      ),
    )
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));
  return rows.map(({ isLatest, chosenAt, ...certificate }) => ({
    ...certificate,
    status: certificate.revokedAt ? 'REVOKED' : 'VALID',
    replaced: !isLatest,
    shown: chosenAt !== null && certificate.revokedAt === null,
  }));
};
