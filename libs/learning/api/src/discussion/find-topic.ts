import {
  courses,
  discussionPosts,
  discussionTopics,
  type Executor,
  type Transaction,
} from '@lms/server/database';
import { type Caller, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { findEnrolment } from '../enrolments';
import { isStaffOf } from './staff';

export type TopicRow = typeof discussionTopics.$inferSelect;
export type PostRow = typeof discussionPosts.$inferSelect;

/** A question with its course, as a caller reaches it. */
export interface ReachedTopic {
  topic: TopicRow;
  course: Pick<typeof courses.$inferSelect, 'id' | 'title' | 'language' | 'organizationId'>;
  isStaff: boolean;
}

/**
 * Finds a question that the caller reaches, as staff of its course or as a learner in it.
 *
 * @throws ProblemError entity.notFound, also for learners where it is hidden
 */
export const findTopic = async (
  db: Executor,
  caller: Caller,
  id: string,
): Promise<ReachedTopic> => {
  const [found] = await db
    .select({
      topic: discussionTopics,
      course: {
        id: courses.id,
        title: courses.title,
        language: courses.language,
        organizationId: courses.organizationId,
      },
    })
    .from(discussionTopics)
    .innerJoin(courses, eq(courses.id, discussionTopics.courseId))
    .where(eq(discussionTopics.id, id));
  if (!found) throw new ProblemError('entity.notFound');
  const isStaff = isStaffOf(caller, found.course);
  const isReached =
    isStaff ||
    (found.topic.hiddenReason === null &&
      (await findEnrolment(db, caller.userId, found.course.id)) !== undefined);
  if (!isReached) throw new ProblemError('entity.notFound');
  return { ...found, isStaff };
};

/** Locks a question, so that it and its answers change one by one, and finds it as {@link findTopic}. */
export const lockTopic = async (tx: Transaction, caller: Caller, id: string) => {
  await tx
    .select({ id: discussionTopics.id })
    .from(discussionTopics)
    .where(eq(discussionTopics.id, id))
    .for('update');
  return findTopic(tx, caller, id);
};

/** @throws ProblemError entity.notFound, also for learners where it is hidden */
export const requirePost = async (
  tx: Transaction,
  { topic, isStaff }: ReachedTopic,
  id: string,
): Promise<PostRow> => {
  const [post] = await tx
    .select()
    .from(discussionPosts)
    .where(and(eq(discussionPosts.id, id), eq(discussionPosts.topicId, topic.id)));
  if (!post || (post.hiddenReason !== null && !isStaff)) throw new ProblemError('entity.notFound');
  return post;
};
