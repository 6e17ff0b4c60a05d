import {
  certificateRevocations,
  certificates,
  type Executor,
  isLatestCertificate,
  isValidCertificate,
  learningPaths,
  pathEnrolments,
  type Transaction,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, arrayContains, arrayOverlaps, eq, inArray, isNull, or } from 'drizzle-orm';
import { issueOnce, lockChain, revokeCertificate } from './issue';

/** Returns the serials of a learner's valid certificates, by course. */
const validSerials = async (db: Executor, userId: string, courseIds: string[]) => {
  const found = await db
    .select({ courseId: certificates.courseId, serial: certificates.serial })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        inArray(certificates.courseId, courseIds),
        isLatestCertificate,
        isValidCertificate,
      ),
    );
  return new Map(found.map(({ courseId, serial }) => [courseId, serial]));
};

/** Returns the serials that prove a list of courses; `undefined` while one is missing. */
const proofOf = (serials: Awaited<ReturnType<typeof validSerials>>, courseIds: string[]) => {
  const found = courseIds.flatMap((id) => serials.get(id) ?? []);
  return found.length === courseIds.length ? found : undefined;
};

/**
 * Issues a learner's certificates of followed paths whose courses are all certified: those that the
 * path has now or, so that a change takes nothing away, those that it had when the learner began.
 *
 * @param within - limits the paths
 */
const issueEarned = async (
  tx: Transaction,
  deps: Deps,
  userId: string,
  within: ReturnType<typeof or>,
) => {
  const followed = await tx
    .select({
      pathId: pathEnrolments.pathId,
      begun: pathEnrolments.courseIds,
      current: learningPaths.courseIds,
    })
    .from(pathEnrolments)
    .innerJoin(learningPaths, eq(learningPaths.id, pathEnrolments.pathId))
    .where(and(eq(pathEnrolments.userId, userId), within))
    .orderBy(pathEnrolments.pathId);
  if (followed.length === 0) return;
  // Two courses that are completed at once wait for each other here, and the later one sees both.
  await lockChain(tx);
  const ids = [...new Set(followed.flatMap(({ begun, current }) => [...begun, ...current]))];
  const serials = await validSerials(tx, userId, ids);
  for (const { pathId, begun, current } of followed) {
    const partSerials = proofOf(serials, current) ?? proofOf(serials, begun);
    if (!partSerials) continue;
    await issueOnce(tx, deps, { userId, courseId: null, pathId, partSerials, percent: null });
  }
};

/** Issues what a new certificate of a course completes. */
export const issueForCourse = (
  tx: Transaction,
  deps: Deps,
  { userId, courseId }: { userId: string; courseId: string },
) =>
  issueEarned(
    tx,
    deps,
    userId,
    or(
      arrayContains(learningPaths.courseIds, [courseId]),
      arrayContains(pathEnrolments.courseIds, [courseId]),
    ),
  );

/** Issues the certificate of a path that is complete when the learner begins to follow it. */
export const issueForPath = (tx: Transaction, deps: Deps, userId: string, pathId: string) =>
  issueEarned(tx, deps, userId, eq(pathEnrolments.pathId, pathId));

/**
 * Returns the valid certificates that take the place of those that a path's certificate rests on.
 *
 * @throws ProblemError entity.transitionRefused if one of them is valid no more
 */
export const renewedParts = async (
  db: Executor,
  { userId, partSerials }: Pick<typeof certificates.$inferSelect, 'userId' | 'partSerials'>,
): Promise<string[] | null> => {
  if (!partSerials) return null;
  const parts = await db
    .select({ serial: certificates.serial, courseId: certificates.courseId })
    .from(certificates)
    .where(inArray(certificates.serial, partSerials));
  const courseOf = new Map(parts.map(({ serial, courseId }) => [serial, courseId]));
  const courseIds = partSerials.flatMap((serial) => courseOf.get(serial) ?? []);
  const renewed = proofOf(await validSerials(db, userId, courseIds), courseIds);
  if (renewed?.length !== partSerials.length) throw new ProblemError('entity.transitionRefused');
  return renewed;
};

/** Revokes a certificate and, with one of a course, those of paths that rest on it. */
export const revokeWithPaths = async (
  tx: Transaction,
  deps: Deps,
  revocation: Parameters<typeof revokeCertificate>[2],
) => {
  await lockChain(tx);
  const revoked = await revokeCertificate(tx, deps, revocation);
  if (!revoked.courseId) return revoked;
  // A correction of the course's certificate may have come between.
  const editions = await tx
    .select({ serial: certificates.serial })
    .from(certificates)
    .where(
      and(eq(certificates.userId, revoked.userId), eq(certificates.courseId, revoked.courseId)),
    );
  const resting = await tx
    .select({ serial: certificates.serial })
    .from(certificates)
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(
      and(
        eq(certificates.userId, revoked.userId),
        arrayOverlaps(
          certificates.partSerials,
          editions.map(({ serial }) => serial),
        ),
        isNull(certificateRevocations.certificateId),
      ),
    )
    .orderBy(certificates.position);
  for (const { serial } of resting) await revokeCertificate(tx, deps, { ...revocation, serial });
  return revoked;
};
