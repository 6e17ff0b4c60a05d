import {
  activityLog,
  certificateRevocations,
  certificates,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Deps, notify, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { LearningProblem } from '../learning-problem';
import { courseCertified } from './certificate-events';
import { addToChain, certificateOf, lockChain, mailCertificate, revokeCertificate } from './issue';
import { renewedParts } from './path-certificates';

/** Correction of a certificate: why and by whom. */
interface Correction {
  serial: string;
  /** Reason of the revocation; not needed for a certificate revoked already. */
  reason?: string;
  revokedBy: string;
}

const minReasonLength = 3;

/** Refuses another replacement, with who made the one that is there, and when. */
const replacedAlready = async (
  tx: Transaction,
  { id, issuedAt: at }: Pick<typeof certificates.$inferSelect, 'id' | 'issuedAt'>,
) => {
  const [by] = await tx
    .select({ name: users.name })
    .from(activityLog)
    .innerJoin(users, eq(users.id, activityLog.userId))
    .where(and(eq(activityLog.subjectId, id), eq(activityLog.action, 'CERTIFICATE_REISSUED')));
  return new LearningProblem('certificate.replaced', undefined, { name: by?.name ?? null, at });
};

/**
 * Issues another certificate in place of one, with the names of today. One that is still valid is
 * revoked.
 *
 * @throws ProblemError entity.notFound, validation.failed without a reason to revoke,
 *   certificate.replaced, or entity.transitionRefused if the holder's account is closed
 */
export const reissueCertificate = async (
  tx: Transaction,
  deps: Deps,
  { serial, reason = '', revokedBy }: Correction,
) => {
  await lockChain(tx);
  const [found] = await tx
    .select({
      certificate: certificates,
      revokedAt: certificateRevocations.revokedAt,
      closedAt: users.closedAt,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .leftJoin(certificateRevocations, eq(certificateRevocations.certificateId, certificates.id))
    .where(eq(certificates.serial, serial));
  if (!found) throw new ProblemError('entity.notFound');
  const { certificate, revokedAt, closedAt } = found;
  const { id, userId, courseId, pathId, percent, edition } = certificate;
  const latest = await certificateOf(tx, certificate);
  if (latest && latest.id !== id) {
    throw await replacedAlready(tx, latest);
  }
  if (closedAt) throw new ProblemError('entity.transitionRefused');
  const partSerials = await renewedParts(tx, certificate);
  if (!revokedAt) {
    if (reason.trim().length < minReasonLength) {
      throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
    }
    await revokeCertificate(tx, deps, {
      serial,
      reason,
      revokedBy,
      revokedAt: deps.now().toISOString(),
      isReplaced: true,
    });
  }
  const earned = { userId, courseId, pathId, partSerials, percent };
  const issued = await addToChain(tx, deps, earned, edition + 1);
  await notify(tx, {
    userId,
    kind: 'CERTIFICATE_REISSUED',
    params: { course: issued.courseTitle },
    link: `/certificate/${issued.serial}`,
  });
  await mailCertificate(tx, deps, 'certificateReissued', issued, serial);
  if (courseId) await deps.events.publish(tx, courseCertified, { userId, courseId });
  return issued;
};
