import { conversations, courses, type Executor, messages, users } from '@lms/server/database';
import { desc, eq } from 'drizzle-orm';
import { unreadBy } from './conversations';

/** The last unread message of somebody else in each conversation that the person began on a course. */
export const unreadAnswers = (db: Executor, userId: string) =>
  db
    .selectDistinctOn([conversations.id], {
      courseId: courses.id,
      courseTitle: courses.title,
      language: courses.language,
      name: users.name,
      at: messages.createdAt,
    })
    .from(conversations)
    .innerJoin(courses, eq(courses.id, conversations.courseId))
    .innerJoin(messages, unreadBy(userId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(eq(conversations.openerId, userId))
    .orderBy(conversations.id, desc(messages.id));
