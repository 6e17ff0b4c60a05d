import { discussionFollows, type Executor } from '@lms/server/database';
import { and, eq, lt } from 'drizzle-orm';

/** Has a person follow a question, and moves forward, never back, what they have seen of it. */
export const follow = (tx: Executor, values: typeof discussionFollows.$inferInsert) =>
  tx
    .insert(discussionFollows)
    .values(values)
    .onConflictDoUpdate({
      target: [discussionFollows.topicId, discussionFollows.userId],
      set: { seenAt: values.seenAt },
      setWhere: lt(discussionFollows.seenAt, values.seenAt),
    });

/** Notes how far a person has seen a question that they follow. */
export const markSeen = (
  tx: Executor,
  { topicId, userId, seenAt }: typeof discussionFollows.$inferInsert,
) =>
  tx
    .update(discussionFollows)
    .set({ seenAt })
    .where(
      and(
        eq(discussionFollows.topicId, topicId),
        eq(discussionFollows.userId, userId),
        lt(discussionFollows.seenAt, seenAt),
      ),
    );
