import { users } from '@lms/server/database';
import { type Deps, verifyPassword } from '@lms/server/platform';
import { desc, eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';

/** Hashes an address with the server's secret, so that a copy of the database does not tell it. */
export const closedAddressHash = ({ config }: Pick<Deps, 'config'>, address: string) =>
  createHmac('sha256', config.secret)
    .update(`closed account ${address.toLowerCase()}`)
    .digest('base64url');

/** Tells whether address and password were those of an account that has been closed. */
export const wasClosed = async (deps: Deps, address: string, password: string) => {
  const [closed] = await deps.database.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.closedAddressHash, closedAddressHash(deps, address)))
    .orderBy(desc(users.closedAt))
    .limit(1);
  return verifyPassword(closed?.passwordHash, password);
};
