import type { ReportInput } from '@lms/learning/contract';
import { discussionReports } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { lockTopic, requirePost } from './find-topic';
import { settleTopic } from './settle-topic';
import type { Author } from './write-topic';

/**
 * Reports a question or an answer of somebody else to the staff of the course. A second report of the
 * same text by the same person changes nothing.
 *
 * @throws ProblemError entity.notFound
 */
export const reportText = (
  deps: Deps,
  { caller, log }: Author,
  id: string,
  { postId, reason }: ReportInput,
) =>
  deps.database.db.transaction(async (tx) => {
    const reached = await lockTopic(tx, caller, id);
    const { userId } = caller;
    const text = postId === null ? reached.topic : await requirePost(tx, reached, postId);
    if (text.userId === userId) throw new ProblemError('entity.notFound');
    const made = await tx
      .insert(discussionReports)
      .values({
        topicId: id,
        postId,
        userId,
        reason: reason.trim(),
        createdAt: deps.now().toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: discussionReports.id });
    if (made.length === 0) return;
    await settleTopic(tx, id);
    await log(tx, 'CHANGED', [{ id, name: reached.topic.title }]);
  });
