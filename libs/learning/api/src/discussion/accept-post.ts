import { discussionTopics } from '@lms/server/database';
import { type Deps, notify, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { lockTopic, requirePost } from './find-topic';
import { settleTopic } from './settle-topic';
import { requireOpen } from './write-post';
import { type Author, topicLink } from './write-topic';

/**
 * Accepts an answer to a question, as its asker or staff of the course, or takes that back. Who wrote
 * the answer is told, and the asker where staff accept it.
 *
 * @throws ProblemError entity.notFound, auth.forbidden, topic.closed
 */
export const acceptPost = (
  deps: Deps,
  { caller, log }: Author,
  { id, postId }: { id: string; postId: string | null },
) =>
  deps.database.db.transaction(async (tx) => {
    const reached = await lockTopic(tx, caller, id);
    const { topic, course, isStaff } = reached;
    if (!isStaff && topic.userId !== caller.userId) throw new ProblemError('auth.forbidden');
    requireOpen(reached);
    const post = postId === null ? undefined : await requirePost(tx, reached, postId);
    if (post?.hiddenReason) throw new ProblemError('entity.notFound');
    if (topic.acceptedPostId === postId) return;
    await tx
      .update(discussionTopics)
      .set({ acceptedPostId: postId })
      .where(eq(discussionTopics.id, id));
    await settleTopic(tx, id);
    await log(tx, 'CHANGED', [{ id, name: topic.title }]);
    const told = new Set(post ? [post.userId, topic.userId] : []);
    told.delete(caller.userId);
    await notify(
      tx,
      ...[...told].map((userId) => ({
        userId,
        kind: 'ANSWER_ACCEPTED' as const,
        params: { course: course.title, title: topic.title },
        link: topicLink(topic),
      })),
    );
  });
