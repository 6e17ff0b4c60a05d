import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { users } from './users.table';

/** Sessions: a sign-in with all tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the HttpOnly cookie that renewing the session requires. */
    cookieHash: text().notNull(),
    /** Address and browser that opened or renewed the session last. */
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    lastUsedAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Absolute end of the session, however often it is renewed. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('sessions_user_idx').on(table.userId),
    index('sessions_cookie_idx').on(table.cookieHash),
  ],
);

/** Tokens as SHA-256, so that a copy of the database can't be used to sign in. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['ACCESS', 'REFRESH'] }).notNull(),
    expiresAt: instant().notNull(),
    /** Time at which a refresh token was used; a second use means that it was stolen. */
    usedAt: instant(),
  },
  (table) => [
    index('session_tokens_session_idx').on(table.sessionId),
    index('session_tokens_expiry_idx').on(table.expiresAt),
  ],
);
