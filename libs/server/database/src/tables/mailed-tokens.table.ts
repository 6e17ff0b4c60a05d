import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { users } from './users.table';

/** The secret of a mailed link, as SHA-256; good for one use. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({
      enum: ['VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'INVITATION'],
    }).notNull(),
    /** The address that a changed one becomes. */
    newEmail: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('mailed_tokens_user_idx').on(table.userId),
    index('mailed_tokens_expiry_idx').on(table.expiresAt),
  ],
);
