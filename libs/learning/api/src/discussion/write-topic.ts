import { type TopicInput, topicsPerHour } from '@lms/learning/contract';
import { courses, discussionPosts, discussionTopics, type Transaction } from '@lms/server/database';
import {
  type Caller,
  createLimiter,
  type Deps,
  ProblemError,
  type SavedBy,
} from '@lms/server/platform';
import { and, eq, ne, sql } from 'drizzle-orm';
import { LearningProblem } from '../learning-problem';
import { findMyLesson } from '../lesson-access';
import { lockTopic, type TopicRow } from './find-topic';
import { follow } from './follow';
import { isStaffOf } from './staff';
import { editableUntil } from './view-discussion';

const hourMs = 60 * 60_000;

/** Author of a text, with the log of the call. */
export type Author = Pick<SavedBy, 'caller' | 'log'>;

/**
 * Checks that the author may still change a text.
 *
 * @throws ProblemError entity.notFound for the text of somebody else, topic.timeOver
 */
export const requireOwn = (
  deps: Deps,
  { userId }: Caller,
  written: { userId: string; createdAt: string },
) => {
  if (written.userId !== userId) throw new ProblemError('entity.notFound');
  if (deps.now().toISOString() >= editableUntil(written.createdAt)) {
    throw new LearningProblem('topic.timeOver');
  }
};

const changeTopic = async (
  deps: Deps,
  tx: Transaction,
  { caller, log }: Author,
  { id, title, body, version }: TopicInput & { id: string },
) => {
  const { topic } = await lockTopic(tx, caller, id);
  if (topic.userId !== caller.userId) throw new ProblemError('entity.notFound');
  // Sent again because its answer was lost.
  if (topic.title === title && topic.body === body) return;
  requireOwn(deps, caller, topic);
  if (topic.version !== version) {
    throw new ProblemError('entity.conflict', undefined, { name: null, at: topic.updatedAt });
  }
  await tx
    .update(discussionTopics)
    .set({ title, body, editedAt: deps.now().toISOString(), version: version + 1 })
    .where(eq(discussionTopics.id, id));
  await log(tx, 'CHANGED', [{ id, name: title }]);
};

/** Creates the writer of questions; see {@link saveTopic}. */
export const topicWriter = (deps: Deps) => {
  const limiter = createLimiter(deps, 'topic', topicsPerHour, hourMs);

  const ask = async (
    tx: Transaction,
    { caller, log }: Author,
    { id, lessonId }: { id: string; lessonId: string },
    { title, body, positionSeconds }: TopicInput,
  ) => {
    const { userId } = caller;
    const { lesson } = await findMyLesson(tx, userId, lessonId);
    await limiter.use(userId, tx);
    const [course] = await tx
      .select({ organizationId: courses.organizationId })
      .from(courses)
      .where(eq(courses.id, lesson.courseId));
    const at = deps.now().toISOString();
    const byStaff = course !== undefined && isStaffOf(caller, course);
    const values: typeof discussionTopics.$inferInsert = {
      id,
      courseId: lesson.courseId,
      lessonId,
      lessonTitle: lesson.title,
      userId,
      byStaff,
      unanswered: !byStaff,
      positionSeconds: lesson.type === 'VIDEO' ? positionSeconds : null,
      title,
      body,
      createdAt: at,
      updatedAt: at,
    };
    const made = await tx
      .insert(discussionTopics)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: discussionTopics.id });
    // The id belongs to another question, which was asked at the same moment.
    if (made.length === 0) throw new ProblemError('entity.conflict');
    await follow(tx, { topicId: id, userId, seenAt: at });
    await log(tx, 'CREATED', [{ id, name: title }]);
  };

  /**
   * Asks a question or changes it. The same question sent again is stored once.
   *
   * @throws ProblemError entity.notFound, entity.conflict, topic.timeOver, request.tooMany
   */
  const saveTopic = async (
    author: Author,
    place: { id: string; lessonId: string },
    input: TopicInput,
  ) => {
    const given = { ...input, title: input.title.trim(), body: input.body.trim() };
    await deps.database.db.transaction(async (tx) => {
      // The same question from two clicks comes one after another.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${place.id}))`);
      await findMyLesson(tx, author.caller.userId, place.lessonId);
      const [stored] = await tx
        .select({ lessonId: discussionTopics.lessonId })
        .from(discussionTopics)
        .where(eq(discussionTopics.id, place.id));
      if (stored && stored.lessonId !== place.lessonId) throw new ProblemError('entity.notFound');
      if (stored) await changeTopic(deps, tx, author, { ...given, id: place.id });
      else if (given.version > 0) throw new ProblemError('entity.conflict');
      else await ask(tx, author, place, given);
    });
  };
  return saveTopic;
};

/**
 * Deletes an own question that nobody else has answered.
 *
 * @throws ProblemError entity.notFound, topic.timeOver, topic.answered
 */
export const deleteTopic = (deps: Deps, { caller, log }: Author, id: string) =>
  deps.database.db.transaction(async (tx) => {
    const { topic } = await lockTopic(tx, caller, id);
    requireOwn(deps, caller, topic);
    const isAnswered = await tx.$count(
      discussionPosts,
      and(eq(discussionPosts.topicId, id), ne(discussionPosts.userId, caller.userId)),
    );
    if (isAnswered) throw new LearningProblem('topic.answered');
    await tx.delete(discussionTopics).where(eq(discussionTopics.id, id));
    await log(tx, 'DELETED', [{ id, name: topic.title }]);
  });

/** Path of a question under its lesson, or of its course once the lesson is gone. */
export const topicLink = ({
  courseId,
  lessonId,
  id,
}: Pick<TopicRow, 'courseId' | 'lessonId' | 'id'>) =>
  lessonId ? `/learn/${courseId}/lesson/${lessonId}?question=${id}` : `/learn/${courseId}`;
