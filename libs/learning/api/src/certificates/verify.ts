import { type Certificate, normalizeSerial, serialPattern } from '@lms/learning/contract';
import {
  certificateKeys,
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  type Executor,
} from '@lms/server/database';
import { asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { categorySlugOf } from './find-certificates';
import { publicKeys } from './keys';
import { chainStart, isGenuine } from './seal';

/** A genuine certificate as it is stored. */
export type StoredCertificate = typeof certificates.$inferSelect &
  Pick<Certificate, 'courseSlug' | 'categorySlug' | 'revokedAt' | 'revocationReason'>;

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
      courseSlug: courses.slug,
      categorySlug: categorySlugOf,
      revokedAt: certificateRevocations.revokedAt,
      revocationReason: certificateRevocations.reason,
    })
    .from(certificates)
    .innerJoin(certificateKeys, eq(certificateKeys.id, certificates.keyId))
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(eq(certificates.serial, serial));
  if (!found || !isGenuine(found.certificate, found.publicKey)) return null;
  const { certificate, courseSlug, categorySlug, revokedAt, revocationReason } = found;
  return { ...certificate, courseSlug, categorySlug, revokedAt, revocationReason };
};

/** Returns the public view of the certificate with a typed serial. */
export const findCertificate = async (db: Executor, typed: string): Promise<Certificate | null> => {
  const found = await findStoredCertificate(db, typed);
  if (!found) return null;
  const { serial, holderName, courseTitle, organizationName, language, percent, issuedAt } = found;
  const { courseSlug, categorySlug, revokedAt, revocationReason } = found;
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
