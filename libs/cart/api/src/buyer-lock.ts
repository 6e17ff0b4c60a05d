import { type Transaction, users } from '@lms/server/database';
import { eq } from 'drizzle-orm';

/**
 * Serializes the transactions that place or change orders of one buyer, so that concurrent tabs,
 * clicks and notifications never create a duplicate.
 */
export const lockBuyer = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
