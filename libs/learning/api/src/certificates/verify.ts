import {
  type Certificate,
  type CertifiedCourse,
  normalizeSerial,
  serialPattern,
  type Verification,
} from '@lms/learning/contract';
import {
  certificateKeys,
  certificateRevocations,
  certificates,
  courseCategories,
  courses,
  type Executor,
  isLatestCertificate,
  isValidCertificate,
  learningPaths,
} from '@lms/server/database';
import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { categorySlugOf, subjectSlug } from './find-certificates';
import { publicKeys } from './keys';
import { chainStart, isGenuine } from './seal';

/** A genuine certificate as it is stored. */
export type StoredCertificate = typeof certificates.$inferSelect &
  Pick<
    Certificate,
    'courseSlug' | 'categorySlug' | 'revokedAt' | 'revocationReason' | 'replaced' | 'courses'
  >;

type PathParts = Pick<typeof certificates.$inferSelect, 'userId' | 'partSerials'>;

/** Finds the courses of paths' certificates, and which of their own certificates are valid today. */
const findCertifiedCourses = async (db: Executor, found: PathParts[]) => {
  const serials = found.flatMap(({ partSerials }) => partSerials ?? []);
  const { serial, userId, courseId, courseTitle: title, language } = certificates;
  const parts =
    serials.length > 0
      ? await db
          .select({ serial, userId, courseId, title, language })
          .from(certificates)
          .where(inArray(serial, serials))
      : [];
  const courseIds = parts.flatMap((part) => part.courseId ?? []);
  const userIds = parts.map((part) => part.userId);
  const isPart = and(inArray(userId, userIds), inArray(courseId, courseIds));
  const valid =
    courseIds.length > 0
      ? await db
          .select({ userId, courseId })
          .from(certificates)
          .where(and(isPart, isValidCertificate))
      : [];
  const bySerial = new Map(parts.map((part) => [part.serial, part]));
  const validKeys = new Set(valid.map((one) => `${one.userId} ${one.courseId}`));
  return ({ partSerials }: PathParts): CertifiedCourse[] | undefined =>
    partSerials
      ?.flatMap((one) => bySerial.get(one) ?? [])
      .map((part) => ({
        title: part.title,
        language: part.language,
        isValid: validKeys.has(`${part.userId} ${part.courseId}`),
      }));
};

/** Finds the genuine certificates among typed serials, by their printed form. */
const findStoredCertificates = async (db: Executor, serials: string[]) => {
  const rows = await db
    .select({
      certificate: getTableColumns(certificates),
      publicKey: certificateKeys.publicKey,
      courseSlug: subjectSlug,
      categorySlug: categorySlugOf,
      revokedAt: certificateRevocations.revokedAt,
      revocationReason: certificateRevocations.reason,
      isLatest: sql<boolean>`${isLatestCertificate}`,
    })
    .from(certificates)
    .innerJoin(certificateKeys, eq(certificateKeys.id, certificates.keyId))
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(inArray(certificates.serial, serials));
  const genuine = rows.filter(({ certificate, publicKey }) => isGenuine(certificate, publicKey));
  const coursesOf = await findCertifiedCourses(
    db,
    genuine.map(({ certificate }) => certificate),
  );
  return genuine.map(
    ({
      certificate,
      courseSlug,
      categorySlug,
      revokedAt,
      revocationReason,
      isLatest,
    }): StoredCertificate => ({
      ...certificate,
      courseSlug,
      categorySlug,
      revokedAt,
      revocationReason,
      replaced: !isLatest,
      courses: coursesOf(certificate),
    }),
  );
};

/** Finds the certificate of a typed serial, if it exists and is genuine. */
export const findStoredCertificate = async (
  db: Executor,
  typed: string,
): Promise<StoredCertificate | null> => {
  const serial = normalizeSerial(typed);
  if (!serialPattern.test(serial)) return null;
  const [found] = await findStoredCertificates(db, [serial]);
  return found ?? null;
};

/** Returns the public view of a certificate. */
const publicView = (found: StoredCertificate): Certificate => {
  const { serial, holderName, courseTitle, organizationName, language, percent, issuedAt } = found;
  const { courseSlug, categorySlug, revokedAt, revocationReason, replaced, courses: parts } = found;
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
    ...(replaced && { replaced }),
    ...(parts && { courses: parts }),
  };
};

const verificationOf = (certificate: Certificate | null): Verification =>
  certificate
    ? { status: certificate.revokedAt ? 'REVOKED' : 'VALID', certificate }
    : { status: 'UNKNOWN', certificate };

/** Returns the public view of the certificate with a typed serial. */
export const findCertificate = async (db: Executor, typed: string): Promise<Certificate | null> => {
  const found = await findStoredCertificate(db, typed);
  return found && publicView(found);
};

/** Tells whether the certificate with a typed serial is genuine. */
export const verifySerial = async (db: Executor, typed: string) =>
  verificationOf(await findCertificate(db, typed));

/** Serials that are looked up at once; other requests get their turn in between. */
const serialsAtOnce = 100;

/** Tells of many typed serials whether their certificates are genuine, in the same order. */
export const verifySerials = async (db: Executor, typed: string[]): Promise<Verification[]> => {
  const serials = typed.map(normalizeSerial);
  const sought = [...new Set(serials.filter((serial) => serialPattern.test(serial)))];
  const found = new Map<string, Certificate>();
  for (let start = 0; start < sought.length; start += serialsAtOnce) {
    const lot = await findStoredCertificates(db, sought.slice(start, start + serialsAtOnce));
    for (const certificate of lot) found.set(certificate.serial, publicView(certificate));
    await setImmediate();
  }
  return serials.map((serial) => verificationOf(found.get(serial) ?? null));
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
