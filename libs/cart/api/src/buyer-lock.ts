import { eq } from 'drizzle-orm';
import { type Transaction, users } from '@lms/server/database';

/**
 * Lets one transaction at a time place or move the orders of a buyer, so that no race of tabs,
 * clicks and notifications makes two of one.
 */
export const lockBuyer = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
