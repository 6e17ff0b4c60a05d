import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { sessions } from './sessions.table';
import { users } from './users.table';

/** A system administrator looks at the platform as somebody else sees it, from one session. */
export const seeAs = pgTable(
  'see_as',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Who is looked at. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index('see_as_session_idx').on(table.sessionId)],
);
