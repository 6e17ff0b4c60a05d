import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { ProblemError } from '../../http/problems';
import { removePicture } from '../../uploads/pictures';
import { activityLog, notifications } from '../communication/communication.table';
import { mailNotice } from './mailed-links';
import { mailedTokens } from './mailed-tokens.table';
import { sessions } from './sessions.table';
import { recoveryCodes, users } from './users.table';

/**
 * Closes an account: whoever it was can't sign in any more, what they said of themselves goes, their
 * address is free. Certificates hold the name that they were issued to and stay.
 *
 * @throws ProblemError auth.lastAdministrator
 */
export const closeAccount = async (deps: Deps, userId: string) => {
  const { config, database } = deps;
  const imageUrl = await database.db.transaction(async (tx) => {
    // Locked in one order: of the last two administrators who go at once, one stays.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(sql`${users.roles} @> array['ROLE_SYSTEM']`, eq(users.status, 'ACTIVE')))
      .orderBy(users.id)
      .for('update');
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.status !== 'ACTIVE') return null;
    if (administrators.length === 1 && administrators[0]?.id === userId) {
      throw new ProblemError('auth.lastAdministrator');
    }
    await mailNotice(tx, deps, user, 'accountClosed');
    await tx.delete(mailedTokens).where(eq(mailedTokens.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx
      .update(users)
      .set({
        username: `closed-${userId}`,
        name: '',
        passwordHash: null,
        imageUrl: null,
        occupation: '',
        companyName: '',
        phone: '',
        gender: null,
        dateOfBirth: null,
        address: null,
        socialNetworks: null,
        secondFactorSecret: null,
        secondFactorStep: null,
        status: 'INACTIVE',
        closedAt: deps.now().toISOString(),
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    // The one change that the log allows: what was done stays, from where it was done goes.
    await tx
      .update(activityLog)
      .set({ ip: '', userAgent: '' })
      .where(eq(activityLog.userId, userId));
    return user.imageUrl;
  });
  await removePicture(config, imageUrl);
};
