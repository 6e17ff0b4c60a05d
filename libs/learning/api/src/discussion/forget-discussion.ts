import {
  discussionDigests,
  discussionFollows,
  discussionReports,
  discussionTopics,
  type Transaction,
} from '@lms/server/database';
import { eq, inArray } from 'drizzle-orm';
import { settleTopic } from './settle-topic';

/**
 * Deletes what a person reported and follows. Questions and answers stay, without their author's name,
 * as messages do: others go on reading them.
 */
export const forgetDiscussion = async (tx: Transaction, userId: string) => {
  await tx.delete(discussionFollows).where(eq(discussionFollows.userId, userId));
  await tx.delete(discussionDigests).where(eq(discussionDigests.userId, userId));
  const reported = tx
    .selectDistinct({ id: discussionReports.topicId })
    .from(discussionReports)
    .where(eq(discussionReports.userId, userId));
  const topics = await tx
    .select({ id: discussionTopics.id })
    .from(discussionTopics)
    .where(inArray(discussionTopics.id, reported))
    .orderBy(discussionTopics.id)
    .for('update');
  await tx.delete(discussionReports).where(eq(discussionReports.userId, userId));
  for (const { id } of topics) await settleTopic(tx, id);
};
