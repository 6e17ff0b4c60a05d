import {
  type DiscussionPost,
  type DiscussionReport,
  type DiscussionTopic,
  editableMinutes,
  maxPosts,
  type TopicDetails,
} from '@lms/learning/contract';
import {
  discussionPosts,
  discussionReports,
  discussionTopics,
  type Executor,
  lessons,
  users,
} from '@lms/server/database';
import type { Caller, Deps } from '@lms/server/platform';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PostRow, ReachedTopic, TopicRow } from './find-topic';

/** Reader of a discussion, at a time. */
export interface Reader {
  userId: string;
  isStaff: boolean;
  now: Date;
}

export const readerOf = ({ now }: Deps, { userId }: Caller, isStaff: boolean): Reader => ({
  userId,
  isStaff,
  now: now(),
});

/** Time until which the author may change a text. */
export const editableUntil = (createdAt: string) =>
  new Date(Date.parse(createdAt) + editableMinutes * 60_000).toISOString();

interface Reports {
  /** Ids of questions and answers that the reader reported. */
  own: Set<string>;
  /** Reports that nobody has handled, by the id of what is reported; none for learners. */
  open: Map<string, DiscussionReport[]>;
}

const findReports = async (db: Executor, reader: Reader, topicIds: string[]): Promise<Reports> => {
  const rows = await db
    .select({ report: discussionReports, name: users.name })
    .from(discussionReports)
    .innerJoin(users, eq(users.id, discussionReports.userId))
    .where(
      and(
        inArray(discussionReports.topicId, topicIds),
        reader.isStaff
          ? isNull(discussionReports.handledAt)
          : eq(discussionReports.userId, reader.userId),
      ),
    )
    .orderBy(asc(discussionReports.id));
  const own = new Set<string>();
  const open: Reports['open'] = new Map();
  for (const { report, name } of rows) {
    const of = report.postId ?? report.topicId;
    if (report.userId === reader.userId) own.add(of);
    if (!reader.isStaff) continue;
    const { id, reason, createdAt } = report;
    open.set(of, [...(open.get(of) ?? []), { id, name, reason, createdAt }]);
  }
  return { own, open };
};

const writtenBy = (row: TopicRow | PostRow, name: string, reader: Reader, reports: Reports) => {
  const { id, userId, byStaff, body, createdAt, editedAt, version, hiddenReason } = row;
  const isMe = userId === reader.userId;
  const until = editableUntil(createdAt);
  return {
    id,
    author: { name, isMe, isStaff: byStaff },
    body,
    createdAt,
    editedAt,
    version,
    editableUntil: isMe && reader.now.toISOString() < until ? until : null,
    hiddenReason,
    isReported: reports.own.has(id),
    reports: reports.open.get(id) ?? [],
  };
};

const toTopic = (
  row: TopicRow,
  { name, title }: { name: string; title: string | null },
  reader: Reader,
  reports: Reports,
): DiscussionTopic => ({
  ...writtenBy(row, name, reader, reports),
  courseId: row.courseId,
  lessonId: row.lessonId,
  lessonTitle: title ?? row.lessonTitle,
  positionSeconds: row.positionSeconds,
  title: row.title,
  status: row.status,
  pinned: row.pinned,
  postCount: row.postCount,
});

/** Reads questions in the order of a lesson: pinned first, then newest. */
export const readTopics = async (
  db: Executor,
  reader: Reader,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<DiscussionTopic[]> => {
  const rows = await db
    .select({ row: discussionTopics, name: users.name, title: lessons.title })
    .from(discussionTopics)
    .innerJoin(users, eq(users.id, discussionTopics.userId))
    .leftJoin(lessons, eq(lessons.id, discussionTopics.lessonId))
    .where(where)
    .orderBy(
      desc(discussionTopics.pinned),
      desc(discussionTopics.createdAt),
      desc(discussionTopics.id),
    )
    .limit(limit)
    .offset(offset);
  const reports = await findReports(
    db,
    reader,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, ...names }) => toTopic(row, names, reader, reports));
};

const readPosts = async (
  db: Executor,
  reader: Reader,
  { id: topicId, acceptedPostId }: TopicRow,
): Promise<DiscussionPost[]> => {
  const rows = await db
    .select({ row: discussionPosts, name: users.name })
    .from(discussionPosts)
    .innerJoin(users, eq(users.id, discussionPosts.userId))
    .where(
      and(
        eq(discussionPosts.topicId, topicId),
        reader.isStaff ? undefined : isNull(discussionPosts.hiddenReason),
      ),
    )
    .orderBy(
      desc(sql`${discussionPosts.id} is not distinct from ${acceptedPostId}::uuid`),
      asc(discussionPosts.createdAt),
      asc(discussionPosts.id),
    )
    .limit(maxPosts);
  const reports = await findReports(db, reader, [topicId]);
  return rows.map(({ row, name }) => ({
    ...writtenBy(row, name, reader, reports),
    endorsed: row.endorsed,
    isAccepted: row.id === acceptedPostId,
  }));
};

/** Reads a question with its answers; hidden ones only for staff. */
export const readDetails = async (
  db: Executor,
  reader: Reader,
  { topic, course }: Pick<ReachedTopic, 'topic' | 'course'>,
): Promise<TopicDetails> => {
  const page = { limit: 1, offset: 0 };
  const [shown] = await readTopics(db, reader, eq(discussionTopics.id, topic.id), page);
  if (!shown) throw new Error('A question that was found is missing');
  return {
    topic: shown,
    posts: await readPosts(db, reader, topic),
    courseTitle: course.title,
    courseLanguage: course.language,
    isStaff: reader.isStaff,
  };
};
