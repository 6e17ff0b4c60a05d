import {
  certificateRevocations,
  certificates,
  courses,
  type Executor,
  isLatestCertificate,
  isValidCertificate,
  learningPaths,
  organizations,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Deps, notify, ProblemError, queueMail, recordActivity } from '@lms/server/platform';
import { and, desc, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { LearningProblem } from '../learning-problem';
import { courseCertified } from './certificate-events';
import { signingKey } from './keys';
import { notifyRevoked } from './notify-revoked';
import { chainStart, seal } from './seal';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `LMS-` and 20 characters of 5 random bits each. */
const newSerial = () => {
  const letters = [...randomBytes(20)].map((byte) => alphabet[byte % 32]).join('');
  return ['LMS', ...(letters.match(/.{5}/g) ?? [])].join('-');
};

type CertificateRow = typeof certificates.$inferSelect;

/** Completed course or learning path. */
export type Earned = Pick<
  CertificateRow,
  | 'userId'
  | 'courseId'
  | 'pathId'
  | 'partSerials'
  /** Result of the final quiz; `null` for a course without one, and for a path. */
  | 'percent'
>;
type EarnedCourse = Pick<Earned, 'userId' | 'percent'> & { courseId: string };

/** Matches the certificates of one course or one path. */
const isOf = ({ courseId, pathId }: Pick<Earned, 'courseId' | 'pathId'>) =>
  courseId ? eq(certificates.courseId, courseId) : eq(certificates.pathId, pathId ?? '');

/**
 * Returns the last certificate of a learner and course or path: a correction replaces the one
 * before.
 */
export const certificateOf = async (
  db: Executor,
  { userId, ...subject }: Pick<Earned, 'userId' | 'courseId' | 'pathId'>,
) => {
  const [certificate] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isOf(subject)))
    .orderBy(desc(certificates.edition))
    .limit(1);
  return certificate;
};

/** Returns the serial of the learner's certificate, or `null` without one and once it is revoked. */
export const validSerialOf = async (
  db: Executor,
  { userId, courseId }: Pick<EarnedCourse, 'userId' | 'courseId'>,
): Promise<string | null> => {
  const [certificate] = await db
    .select({ serial: certificates.serial })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courseId),
        isLatestCertificate,
        isValidCertificate,
      ),
    );
  return certificate?.serial ?? null;
};

/** Collects the certificate's contents, names and titles as they are today. */
const wording = async (tx: Transaction, { userId, courseId, pathId }: Earned) => {
  const table = courseId ? courses : learningPaths;
  const [words] = await tx
    .select({
      holderName: users.name,
      courseTitle: table.title,
      organizationName: organizations.name,
      language: table.language,
    })
    .from(table)
    .innerJoin(organizations, eq(organizations.id, table.organizationId))
    .innerJoin(users, eq(users.id, userId))
    .where(eq(table.id, courseId ?? pathId ?? ''));
  if (!words) throw new ProblemError('entity.notFound');
  return words;
};

/** Lets one certificate be added at a time; reads and revocations are not blocked. */
export const lockChain = (tx: Transaction) =>
  tx.execute(sql`lock table ${certificates} in share row exclusive mode`);

/** Seals a certificate as the next link of the chain. */
export const addToChain = async (tx: Transaction, deps: Deps, earned: Earned, edition = 1) => {
  const [last] = await tx
    .select({ position: certificates.position, hash: certificates.hash })
    .from(certificates)
    .orderBy(desc(certificates.position))
    .limit(1);
  const key = await signingKey(tx, deps);
  const statement = {
    ...earned,
    ...(await wording(tx, earned)),
    edition,
    serial: newSerial(),
    issuedAt: deps.now().toISOString(),
    position: (last?.position ?? 0) + 1,
    previousHash: last?.hash ?? chainStart,
    keyId: key.id,
  };
  const [issued] = await tx
    .insert(certificates)
    .values({ ...statement, ...seal(statement, key.privateKey) })
    .returning();
  // A correction is no further completion of the course.
  if (edition === 1 && earned.courseId) {
    await tx
      .update(courses)
      .set({
        certificateCount: sql`${courses.certificateCount} + 1`,
        updatedAt: sql`${courses.updatedAt}`,
      })
      .where(eq(courses.id, earned.courseId));
  }
  return issued!;
};

/**
 * Issues a certificate at the end of the chain. A learner earns one certificate per course or path:
 * completing it again does not bring a revoked one back.
 */
export const issueOnce = async (tx: Transaction, deps: Deps, earned: Earned) => {
  await lockChain(tx);
  const standing = await certificateOf(tx, earned);
  if (standing) return standing;

  const issued = await addToChain(tx, deps, earned);
  const { userId, courseTitle, serial, issuedAt: at } = issued;
  const subject = { subject: courseTitle, subjectId: issued.id, entity: 'certificate' };
  await recordActivity(tx, { at, caller: userId, action: 'CERTIFICATE_ISSUED', ...subject });
  await notify(tx, {
    userId,
    kind: 'CERTIFICATE_ISSUED',
    params: { course: courseTitle },
    link: `/certificate/${serial}`,
  });
  await mailCertificate(tx, deps, 'certificateIssued', issued);
  return issued;
};

/** Issues the certificate of a completed course, and with it those of the paths it completes. */
export const issueCertificate = async (tx: Transaction, deps: Deps, earned: EarnedCourse) => {
  const issued = await issueOnce(tx, deps, { ...earned, pathId: null, partSerials: null });
  const { userId, courseId } = earned;
  await deps.events.publish(tx, courseCertified, { userId, courseId });
  return issued;
};

/** Mails the holder where the certificate is. */
export const mailCertificate = async (
  tx: Transaction,
  deps: Deps,
  template: 'certificateIssued' | 'certificateReissued',
  { userId, courseTitle, serial }: Pick<CertificateRow, 'userId' | 'courseTitle' | 'serial'>,
  replaced = serial,
) => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  // People with a closed account get no more mail.
  if (user?.status !== 'ACTIVE') return;
  await queueMail(tx, deps, {
    template,
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: `${deps.config.publicUrl}/certificate/${serial}`,
    about: { course: courseTitle, serial: replaced },
  });
};

/** Refuses a second revocation, with who made the first, and when. */
const revokedAlready = async (tx: Transaction, certificateId: string) => {
  const [first] = await tx
    .select({ name: users.name, at: certificateRevocations.revokedAt })
    .from(certificateRevocations)
    .leftJoin(users, eq(users.id, certificateRevocations.revokedBy))
    .where(eq(certificateRevocations.certificateId, certificateId));
  return new LearningProblem('certificate.revoked', undefined, first);
};

/**
 * Revokes a certificate for good, with a reason shown to everybody who verifies it, and tells the
 * holder, unless another takes its place, which is told with that.
 * @throws ProblemError entity.notFound or, if it is revoked already, certificate.revoked
 */
export const revokeCertificate = async (
  tx: Transaction,
  deps: Deps,
  {
    serial,
    isReplaced = false,
    ...revocation
  }: {
    serial: string;
    reason: string;
    revokedBy: string;
    revokedAt: string;
    isReplaced?: boolean;
  },
) => {
  const [certificate] = await tx
    .select({
      id: certificates.id,
      userId: certificates.userId,
      courseId: certificates.courseId,
    })
    .from(certificates)
    .where(eq(certificates.serial, serial));
  if (!certificate) throw new ProblemError('entity.notFound');
  const revoked = await tx
    .insert(certificateRevocations)
    .values({ ...revocation, certificateId: certificate.id })
    .onConflictDoNothing()
    .returning();
  if (revoked.length === 0) throw await revokedAlready(tx, certificate.id);
  if (!isReplaced) {
    await notifyRevoked(tx, deps, { id: certificate.id, reason: revocation.reason });
  }
  return certificate;
};
