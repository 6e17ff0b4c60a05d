import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, newId } from '../columns';
import { type AttemptItem, enrolments } from './learning.table';
import { quizzes } from './quizzes.table';
import { users } from './users.table';

/**
 * Practice quizzes drawn for devices that will sit them without a connection. A row goes when its
 * answers arrive: the attempt has its id from then on.
 */
export const preparedAttempts = pgTable(
  'prepared_attempts',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Version of the quiz that was drawn from: a changed quiz is drawn anew. */
    quizVersion: integer().notNull(),
    seed: text().notNull(),
    items: jsonb().$type<AttemptItem[]>().notNull(),
    preparedAt: instant().notNull(),
  },
  (table) => [
    index('prepared_attempts_enrolment_idx').on(table.enrolmentId, table.quizId, table.preparedAt),
    index('prepared_attempts_user_idx').on(table.userId),
    index('prepared_attempts_quiz_idx').on(table.quizId),
  ],
);
