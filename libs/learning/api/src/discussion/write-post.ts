import { maxPosts, type PostInput, postsPerHour } from '@lms/learning/contract';
import { discussionPosts, discussionTopics, type Transaction } from '@lms/server/database';
import { createLimiter, type Deps, notify, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { LearningProblem } from '../learning-problem';
import { lockTopic, type PostRow, type ReachedTopic, requirePost } from './find-topic';
import { follow } from './follow';
import { settleTopic } from './settle-topic';
import { type Author, requireOwn, topicLink } from './write-topic';

const hourMs = 60 * 60_000;

interface PostPlace {
  topicId: string;
  id: string;
}

/** @throws LearningProblem topic.closed for a question that takes no answers */
export const requireOpen = ({ topic }: ReachedTopic) => {
  if (topic.closedAt !== null || topic.hiddenReason !== null) {
    throw new LearningProblem('topic.closed');
  }
};

const changePost = async (
  deps: Deps,
  tx: Transaction,
  { caller, log }: Author,
  { reached, post, body, version }: { reached: ReachedTopic; post: PostRow } & PostInput,
) => {
  if (post.topicId !== reached.topic.id || post.userId !== caller.userId) {
    throw new ProblemError('entity.notFound');
  }
  // Sent again because its answer was lost.
  if (post.body === body) return;
  requireOwn(deps, caller, post);
  if (post.hiddenReason !== null) throw new ProblemError('entity.notFound');
  if (post.version !== version) {
    throw new ProblemError('entity.conflict', undefined, { name: null, at: post.updatedAt });
  }
  await tx
    .update(discussionPosts)
    .set({ body, editedAt: deps.now().toISOString(), version: version + 1 })
    .where(eq(discussionPosts.id, post.id));
  await log(tx, 'CHANGED', [{ id: reached.topic.id, name: reached.topic.title }]);
};

/** Creates the writer of answers; see {@link savePost}. */
export const postWriter = (deps: Deps) => {
  const limiter = createLimiter(deps, 'topic-post', postsPerHour, hourMs);

  const answer = async (
    tx: Transaction,
    { caller, log }: Author,
    { topic, course, isStaff }: ReachedTopic,
    { id, body }: { id: string; body: string },
  ) => {
    const { userId } = caller;
    await limiter.use(userId, tx);
    if ((await tx.$count(discussionPosts, eq(discussionPosts.topicId, topic.id))) >= maxPosts) {
      throw new LearningProblem('topic.full');
    }
    const at = deps.now().toISOString();
    const made = await tx
      .insert(discussionPosts)
      .values({
        id,
        topicId: topic.id,
        userId,
        byStaff: isStaff,
        body,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: discussionPosts.id });
    // The id belongs to another answer.
    if (made.length === 0) throw new ProblemError('entity.notFound');
    await follow(tx, { topicId: topic.id, userId, seenAt: at });
    if (topic.userId !== userId) {
      await notify(tx, {
        userId: topic.userId,
        kind: 'QUESTION_ANSWERED',
        params: { course: course.title, title: topic.title },
        link: topicLink(topic),
      });
    }
    await log(tx, 'CHANGED', [{ id: topic.id, name: topic.title }]);
  };

  /**
   * Answers a question or changes the answer. The same answer sent again is stored once.
   *
   * @throws ProblemError entity.notFound, entity.conflict, topic.closed, topic.full, topic.timeOver,
   *   request.tooMany
   */
  const savePost = async (author: Author, { topicId, id }: PostPlace, input: PostInput) => {
    const { version } = input;
    const body = input.body.trim();
    await deps.database.db.transaction(async (tx) => {
      const reached = await lockTopic(tx, author.caller, topicId);
      const [post] = await tx.select().from(discussionPosts).where(eq(discussionPosts.id, id));
      if (post) return changePost(deps, tx, author, { reached, post, body, version });
      if (version > 0) throw new ProblemError('entity.conflict');
      requireOpen(reached);
      await answer(tx, author, reached, { id, body });
      return settleTopic(tx, topicId);
    });
  };
  return savePost;
};

/**
 * Deletes an own answer.
 *
 * @throws ProblemError entity.notFound, topic.timeOver
 */
export const deletePost = (deps: Deps, { caller, log }: Author, { topicId, id }: PostPlace) =>
  deps.database.db.transaction(async (tx) => {
    const reached = await lockTopic(tx, caller, topicId);
    const post = await requirePost(tx, reached, id);
    requireOwn(deps, caller, post);
    await tx.delete(discussionPosts).where(eq(discussionPosts.id, id));
    await releaseAccepted(tx, reached, id);
    await settleTopic(tx, topicId);
    await log(tx, 'CHANGED', [{ id: topicId, name: reached.topic.title }]);
  });

/** Opens a question again whose accepted answer went away. */
export const releaseAccepted = async (tx: Transaction, { topic }: ReachedTopic, postId: string) => {
  if (topic.acceptedPostId !== postId) return;
  await tx
    .update(discussionTopics)
    .set({ acceptedPostId: null })
    .where(eq(discussionTopics.id, topic.id));
};
