import {
  type Certificate,
  type CertifiedCourse,
  normalizeSerial,
  serialPattern,
} from '@lms/learning/contract';
import {
  certificateKeys,
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  type Executor,
  isValidCertificate,
  learningPaths,
} from '@lms/server/database';
import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import { categorySlugOf, subjectSlug } from './find-certificates';
import { publicKeys } from './keys';
import { chainStart, isGenuine } from './seal';

/** A genuine certificate as it is stored. */
export type StoredCertificate = typeof certificates.$inferSelect &
  Pick<Certificate, 'courseSlug' | 'categorySlug' | 'revokedAt' | 'revocationReason' | 'courses'>;

/** Lists the courses of a path's certificate, and which of their certificates are valid today. */
const certifiedCourses = async (
  db: Executor,
  { userId, partSerials }: typeof certificates.$inferSelect,
): Promise<CertifiedCourse[] | undefined> => {
  if (!partSerials) return undefined;
  const parts = await db
    .select({
      serial: certificates.serial,
      courseId: certificates.courseId,
      title: certificates.courseTitle,
      language: certificates.language,
    })
    .from(certificates)
    .where(inArray(certificates.serial, partSerials));
  const courseIds = parts.flatMap(({ courseId }) => courseId ?? []);
  const valid = await db
    .select({ courseId: certificates.courseId })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        inArray(certificates.courseId, courseIds),
        isValidCertificate,
      ),
    );
  const validIds = new Set(valid.map(({ courseId }) => courseId));
  return partSerials.flatMap((serial) =>
    parts
      .filter((part) => part.serial === serial)
      .map(({ courseId, title, language }) => ({
        title,
        language,
        isValid: validIds.has(courseId),
      })),
  );
};

/** Finds the certificate of a typed serial, if it exists and is genuine. */
export const findStoredCertificate = async (
  db: Executor,
  typed: string,
): Promise<StoredCertificate | null> => {
  const serial = normalizeSerial(typed);
  if (!serialPattern.test(serial)) return null;
  const [found] = await db
    .select({
      certificate: getTableColumns(certificates),
      publicKey: certificateKeys.publicKey,
      courseSlug: subjectSlug,
      categorySlug: categorySlugOf,
      revokedAt: certificateRevocations.revokedAt,
      revocationReason: certificateRevocations.reason,
    })
    .from(certificates)
    .innerJoin(certificateKeys, eq(certificateKeys.id, certificates.keyId))
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(eq(certificates.serial, serial));
  if (!found || !isGenuine(found.certificate, found.publicKey)) return null;
  const { certificate, courseSlug, categorySlug, revokedAt, revocationReason } = found;
  return {
    ...certificate,
    courseSlug,
    categorySlug,
    revokedAt,
    revocationReason,
    courses: await certifiedCourses(db, certificate),
  };
};

/** Returns the public view of the certificate with a typed serial. */
export const findCertificate = async (db: Executor, typed: string): Promise<Certificate | null> => {
  const found = await findStoredCertificate(db, typed);
  if (!found) return null;
  const { serial, holderName, courseTitle, organizationName, language, percent, issuedAt } = found;
  const { courseSlug, categorySlug, revokedAt, revocationReason, courses: parts } = found;
  return {
    serial,
    holderName,
    courseTitle,
    courseSlug,
    categorySlug,
    organizationName,
    language,
    percent,
    issuedAt,
    revokedAt,
    revocationReason,
    ...(parts && { courses: parts }),
  };
};

type ChainCheck =
  { intact: true; length: number } | { intact: false; position: number; reason: ChainFault };
type ChainFault = 'gap' | 'link' | 'content';

const batchSize = 1000;

/**
 * Reads all certificates and returns the first position at which one was changed, inserted or
 * removed. Removal from the end leaves no trace here: compare `length` with a length noted
 * elsewhere.
 */
export const verifyChain = async (db: Executor): Promise<ChainCheck> => {
  const keys = new Map((await publicKeys(db)).map((key) => [key.id, key.publicKey]));
  let length = 0;
  let previousHash = chainStart;
  for (;;) {
    const batch = await db
      .select()
      .from(certificates)
      .where(gt(certificates.position, length))
      .orderBy(asc(certificates.position))
      .limit(batchSize);
    for (const certificate of batch) {
      const position = length + 1;
      const key = keys.get(certificate.keyId);
      if (certificate.position !== position) return { intact: false, position, reason: 'gap' };
      if (certificate.previousHash !== previousHash) {
        return { intact: false, position, reason: 'link' };
      }
      if (!key || !isGenuine(certificate, key)) {
        return { intact: false, position, reason: 'content' };
      }
      length = position;
      previousHash = certificate.hash;
    }
    if (batch.length < batchSize) return { intact: true, length };
  }
};
