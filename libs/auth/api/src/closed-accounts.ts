import { type Transaction, users } from '@lms/server/database';
import { type Deps, signatureOf, signaturesOf, verifyPassword } from '@lms/server/platform';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';

const hashedText = (address: string) => `closed account ${address.toLowerCase()}`;

/** Hashes an address with the server's secret, so that a copy of the database does not tell it. */
export const closedAddressHash = ({ config }: Pick<Deps, 'config'>, address: string) =>
  signatureOf(config, hashedText(address));

/** Days in which who signs in to a closed account is told of it. */
const toldDays = 90;
const kind = 'forget-closed-account';

/** Queues the deletion of what a closed account is recognized by. */
export const queueForgetting = (tx: Transaction, { queue, now }: Deps, userId: string) =>
  queue.enqueue(tx, kind, { userId }, new Date(now().getTime() + toldDays * 24 * 60 * 60_000));

/** Deletes the two hashes of a closed account. */
export const forgetClosedAccounts = ({ queue, database }: Deps) =>
  queue.handle(kind, async (payload) => {
    const { userId } = payload as { userId: string };
    await database.db
      .update(users)
      .set({ closedAddressHash: null, passwordHash: null })
      .where(and(eq(users.id, userId), isNotNull(users.closedAt)));
  });

/** Tells whether address and password were those of an account that has been closed. */
export const wasClosed = async (deps: Deps, address: string, password: string) => {
  const [closed] = await deps.database.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.closedAddressHash, signaturesOf(deps.config, hashedText(address))))
    .orderBy(desc(users.closedAt))
    .limit(1);
  return verifyPassword(closed?.passwordHash, password);
};
