import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { sessions } from './sessions.table';
import { users } from './users.table';

/** Views of the platform as another user, each bound to a system administrator's session. */
export const seeAs = pgTable(
  'see_as',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** User whose view is shown. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index('see_as_session_idx').on(table.sessionId)],
);
