import {
  listViews,
  mailedTokens,
  notifications,
  recoveryCodes,
  sessions,
  type Transaction,
  users,
} from '@lms/server/database';
import {
  type Caller,
  type Deps,
  eraseOrigins,
  recordActivity,
  removePicture,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import { accountErased, rightsChanged } from './account-events';
import { closedAddressHash, queueForgetting } from './closed-accounts';
import { keepAnAdministrator } from './last-administrator';
import { mailNotice } from './mailed-links';

/**
 * Erases an account's personal data: sign-in is disabled, the profile is emptied and the address
 * becomes free. Certificates stay, with the name that they were issued to. Two hashes stay for
 * a time, of address and password, so that only who knows both is told of the closing. The caller removes the
 * picture's file after the commit.
 */
export const eraseAccount = async (
  tx: Transaction,
  deps: Deps,
  user: typeof users.$inferSelect,
  notice: 'accountClosed' | 'accountClosedForYou',
) => {
  const { id: userId } = user;
  await mailNotice(tx, deps, user, notice);
  await tx.delete(mailedTokens).where(eq(mailedTokens.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .update(users)
    .set({
      username: `closed-${userId}`,
      name: '',
      closedAddressHash: closedAddressHash(deps, user.username),
      imageUrl: null,
      occupation: '',
      companyName: '',
      deactivationReason: null,
      phone: '',
      gender: null,
      dateOfBirth: null,
      studyGoalDays: null,
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
  await tx.delete(listViews).where(eq(listViews.userId, userId));
  await queueForgetting(tx, deps, userId);
  await deps.events.publish(tx, accountErased, { userId });
  await deps.events.publish(tx, rightsChanged, { userIds: [userId] });
  await eraseOrigins(tx, userId);
};

/**
 * Closes an account at its owner's request.
 *
 * @throws ProblemError auth.lastAdministrator
 */
export const closeAccount = async (deps: Deps, caller: Caller) => {
  const { database } = deps;
  const { userId } = caller;
  const imageUrl = await database.db.transaction(async (tx) => {
    await keepAnAdministrator(tx, [userId]);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.status !== 'ACTIVE') return null;
    const at = deps.now().toISOString();
    await recordActivity(tx, { at, caller, action: 'ACCOUNT_CLOSED' });
    await eraseAccount(tx, deps, user, 'accountClosed');
    return user.imageUrl;
  });
  await removePicture(deps, imageUrl);
};
