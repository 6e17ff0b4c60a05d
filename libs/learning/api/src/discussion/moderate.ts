import type { Moderation, ModerationAction } from '@lms/learning/contract';
import {
  discussionPosts,
  discussionReports,
  discussionTopics,
  type Transaction,
} from '@lms/server/database';
import { type Deps, notify, ProblemError } from '@lms/server/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { lockTopic, type PostRow, type ReachedTopic, requirePost } from './find-topic';
import { settleTopic } from './settle-topic';
import { releaseAccepted } from './write-post';
import { type Author } from './write-topic';

const minReasonLength = 3;

/** Actions on questions and on answers; those that are in both take either. */
const ofTopics = ['PIN', 'UNPIN', 'CLOSE', 'REOPEN', 'HIDE', 'SHOW', 'KEEP'];
const ofPosts = ['ENDORSE', 'UNENDORSE', 'HIDE', 'SHOW', 'KEEP'];

const reasonOf = ({ action, reason = '' }: Moderation) => {
  if (action !== 'HIDE') return null;
  if (reason.trim().length < minReasonLength) {
    throw new ProblemError('validation.failed', [{ field: 'reason', code: 'required' }]);
  }
  return reason.trim();
};

type Changes<Row> = Partial<Record<ModerationAction, Partial<Row>>>;

const changeTopic = async (
  tx: Transaction,
  { topic }: ReachedTopic,
  {
    action,
    hiddenReason,
    at,
  }: { action: ModerationAction; hiddenReason: string | null; at: string },
) => {
  const changes: Changes<typeof topic> = {
    PIN: { pinned: true },
    UNPIN: { pinned: false },
    CLOSE: { closedAt: topic.closedAt ?? at },
    REOPEN: { closedAt: null },
    HIDE: { hiddenReason },
    SHOW: { hiddenReason },
  };
  const set = changes[action];
  if (set) await tx.update(discussionTopics).set(set).where(eq(discussionTopics.id, topic.id));
};

const changePost = async (
  tx: Transaction,
  reached: ReachedTopic,
  {
    post,
    action,
    hiddenReason,
  }: { post: PostRow; action: ModerationAction; hiddenReason: string | null },
) => {
  const changes: Changes<PostRow> = {
    ENDORSE: { endorsed: true },
    UNENDORSE: { endorsed: false },
    HIDE: { hiddenReason },
    SHOW: { hiddenReason },
  };
  const set = changes[action];
  if (set) await tx.update(discussionPosts).set(set).where(eq(discussionPosts.id, post.id));
  if (action === 'HIDE') await releaseAccepted(tx, reached, post.id);
};

/** Marks the open reports of a text as handled. */
const handleReports = (tx: Transaction, topicId: string, postId: string | null, at: string) =>
  tx
    .update(discussionReports)
    .set({ handledAt: at })
    .where(
      and(
        eq(discussionReports.topicId, topicId),
        postId === null ? isNull(discussionReports.postId) : eq(discussionReports.postId, postId),
        isNull(discussionReports.handledAt),
      ),
    );

/**
 * Moderates a question or an answer as staff of its course. Hiding and keeping a text handle its
 * reports; the author of a hidden one is told why.
 *
 * @throws ProblemError validation.failed without a reason to hide or with an action that the text does
 *   not have, entity.notFound
 */
export const moderate = async (
  deps: Deps,
  { caller, log }: Author,
  id: string,
  moderation: Moderation,
) => {
  const { action, postId } = moderation;
  if (!(postId === null ? ofTopics : ofPosts).includes(action)) {
    throw new ProblemError('validation.failed', [{ field: 'action', code: 'oneOf' }]);
  }
  const hiddenReason = reasonOf(moderation);
  const at = deps.now().toISOString();
  await deps.database.db.transaction(async (tx) => {
    const reached = await lockTopic(tx, caller, id);
    if (!reached.isStaff) throw new ProblemError('entity.notFound');
    const { topic, course } = reached;
    const post = postId === null ? undefined : await requirePost(tx, reached, postId);
    const text = post ?? topic;
    if (post) await changePost(tx, reached, { post, action, hiddenReason });
    else await changeTopic(tx, reached, { action, hiddenReason, at });
    if (action === 'HIDE' || action === 'KEEP') await handleReports(tx, id, postId, at);
    await settleTopic(tx, id);
    await log(tx, action === 'HIDE' || action === 'SHOW' ? 'STATUS_CHANGED' : 'CHANGED', [
      { id, name: topic.title },
    ]);
    if (hiddenReason === null || text.userId === caller.userId) return;
    if (text.hiddenReason === hiddenReason) return;
    await notify(tx, {
      userId: text.userId,
      kind: post ? 'ANSWER_HIDDEN' : 'QUESTION_HIDDEN',
      params: { course: course.title, title: topic.title, reason: hiddenReason },
    });
  });
};
