import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { users } from './users.table';

/** Tokens of mailed links as SHA-256, each valid once. */
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
    /** New address, if the link confirms a change of address. */
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
