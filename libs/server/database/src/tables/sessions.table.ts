import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { users } from './users.table';

/** One sign-in: the family of all tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the HttpOnly cookie without which the session can't be renewed. */
    cookieHash: text().notNull(),
    /** The address and the browser that it was opened or renewed from last. */
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    lastUsedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** However often it is renewed, the session ends here. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('sessions_user_idx').on(table.userId),
    index('sessions_cookie_idx').on(table.cookieHash),
  ],
);

/** Tokens are kept as SHA-256 only: who reads the database can't sign in with it. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['ACCESS', 'REFRESH'] }).notNull(),
    expiresAt: instant().notNull(),
    /** When a refresh token was spent; shown again later it is a copy in wrong hands. */
    usedAt: instant(),
  },
  (table) => [
    index('session_tokens_session_idx').on(table.sessionId),
    index('session_tokens_expiry_idx').on(table.expiresAt),
  ],
);
