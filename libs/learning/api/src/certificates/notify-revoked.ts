import { certificates, type Transaction, users } from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { eq } from 'drizzle-orm';

/** Notifies the holder, in the app and by mail, that a certificate was revoked and why. */
export const notifyRevoked = async (
  tx: Transaction,
  deps: Deps,
  { id, reason }: { id: string; reason: string },
) => {
  const [found] = await tx
    .select({ user: users, course: certificates.courseTitle, serial: certificates.serial })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, id));
  // People with a closed account get no more mail.
  if (found?.user.status !== 'ACTIVE') return;
  const { user, course, serial } = found;
  const link = `/certificate/${serial}`;
  await notify(tx, {
    userId: user.id,
    kind: 'CERTIFICATE_REVOKED',
    params: { course, reason },
    link,
  });
  await queueMail(tx, deps, {
    template: 'certificateRevoked',
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: `${deps.config.publicUrl}${link}`,
    about: { course, serial, reason },
  });
};
