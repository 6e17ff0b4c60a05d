import { settleTopic } from '@lms/learning/api';
import {
  discussionFollows,
  discussionPosts,
  discussionReports,
  discussionTopics,
  enrolments,
  type Transaction,
  users,
} from '@lms/server/database';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Chance } from './chance';
import type { DemoCourse } from './load-courses';
import { type Writer, type WrittenQuestion, writtenQuestions } from './written-discussions';

const hour = 60 * 60 * 1000;

interface DiscussionsContext {
  tx: Transaction;
  chance: Chance;
  now: Date;
  courses: DemoCourse[];
  /** The demo learner. */
  userId: string;
}

/** Finds who writes in a course: learners in it, and its administrator. */
const findWriters = async ({ tx, userId }: DiscussionsContext, course: DemoCourse) => {
  const learners = await tx
    .select({ id: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, course.id), ne(enrolments.userId, userId)))
    .orderBy(asc(enrolments.createdAt), asc(enrolments.userId))
    .limit(3);
  const [staff] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organizationId, course.organizationId),
        sql`${users.roles} @> array['ROLE_ORGADMIN']`,
      ),
    )
    .orderBy(asc(users.username))
    .limit(1);
  return (by: Writer) => {
    const id = typeof by === 'number' ? learners[by]?.id : by === 'staff' ? staff?.id : userId;
    if (!id) throw new Error(`nobody is "${by}" in "${course.slug}"`);
    return id;
  };
};

const loadQuestion = async (context: DiscussionsContext, written: WrittenQuestion) => {
  const { tx, chance, now, courses } = context;
  const course = courses.find(({ slug }) => slug === written.slug);
  const lesson = course?.lessons.find(
    ({ videoSeconds }) => written.second === undefined || videoSeconds !== null,
  );
  if (!course || !lesson) throw new Error(`no lesson in "${written.slug}"`);
  const idOf = await findWriters(context, course);
  const at = new Date(now.getTime() - written.daysAgo * 24 * hour);
  const id = chance.id(at);
  const asker = idOf(written.by);
  await tx.insert(discussionTopics).values({
    id,
    courseId: course.id,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    userId: asker,
    positionSeconds: written.second ?? null,
    title: written.title,
    body: written.body,
    pinned: written.pinned ?? false,
    createdAt: at.toISOString(),
  });
  const followers = new Map([[asker, at]]);
  for (const [index, answer] of written.answers.entries()) {
    const answeredAt = new Date(at.getTime() + (index + 1) * 5 * hour);
    const postId = chance.id(answeredAt);
    followers.set(idOf(answer.by), answeredAt);
    await tx.insert(discussionPosts).values({
      id: postId,
      topicId: id,
      userId: idOf(answer.by),
      byStaff: answer.by === 'staff',
      body: answer.body,
      endorsed: answer.endorsed ?? false,
      createdAt: answeredAt.toISOString(),
    });
    if (answer.accepted) {
      await tx
        .update(discussionTopics)
        .set({ acceptedPostId: postId })
        .where(eq(discussionTopics.id, id));
    }
    if (answer.reported) {
      await tx.insert(discussionReports).values({
        id: chance.id(answeredAt),
        topicId: id,
        postId,
        userId: asker,
        reason: answer.reported,
        createdAt: answeredAt.toISOString(),
      });
    }
  }
  await tx.insert(discussionFollows).values(
    [...followers].map(([userId, seenAt]) => ({
      topicId: id,
      userId,
      seenAt: seenAt.toISOString(),
    })),
  );
  await settleTopic(tx, id);
};

/** Stores questions and answers of learners and staff. */
export const loadDiscussions = async (context: DiscussionsContext) => {
  for (const written of writtenQuestions) await loadQuestion(context, written);
};
