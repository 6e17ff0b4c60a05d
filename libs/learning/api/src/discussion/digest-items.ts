import {
  courses,
  discussionFollows,
  discussionPosts,
  discussionReports,
  discussionTopics,
  enrolments,
  type Executor,
  type User,
} from '@lms/server/database';
import { and, asc, eq, exists, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Span of a digest: after `from`, up to and including `until`. */
export interface Span {
  from: string;
  until: string;
}

export type DigestReader = Pick<User, 'id' | 'roles' | 'organizationId'>;

/** Question in a digest. */
export interface DigestItem {
  id: string;
  courseId: string;
  lessonId: string | null;
  title: string;
  courseTitle: string;
}

const within = (at: PgColumn, { from, until }: Span) => and(gt(at, from), lte(at, until));

/**
 * Matches the courses whose staff a person is told of. System administrators are staff of all courses,
 * but their mail is about those of their own organization.
 */
export const toldCourses = ({ roles, organizationId }: DigestReader): SQL | undefined =>
  organizationId && roles.some((role) => role === 'ROLE_ORGADMIN' || role === 'ROLE_SYSTEM')
    ? eq(courses.organizationId, organizationId)
    : sql`false`;

const find = (db: Executor, where: SQL | undefined): Promise<DigestItem[]> =>
  db
    .select({
      id: discussionTopics.id,
      courseId: discussionTopics.courseId,
      lessonId: discussionTopics.lessonId,
      title: discussionTopics.title,
      courseTitle: courses.title,
    })
    .from(discussionTopics)
    .innerJoin(courses, eq(courses.id, discussionTopics.courseId))
    .where(where)
    .orderBy(asc(discussionTopics.createdAt), asc(discussionTopics.id));

/** Matches questions with a report of the span that nobody has handled. */
const isReportedIn = (db: Executor, span: Span) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(discussionReports)
      .where(
        and(
          eq(discussionReports.topicId, discussionTopics.id),
          isNull(discussionReports.handledAt),
          within(discussionReports.createdAt, span),
        ),
      ),
  );

const isUnansweredIn = (span: Span) =>
  and(eq(discussionTopics.unanswered, true), within(discussionTopics.createdAt, span));

/** Matches followed questions with an answer of somebody else in the span that was not seen. */
const isAnsweredIn = (db: Executor, follower: PgColumn | string, span: Span) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(discussionFollows)
      .innerJoin(discussionPosts, eq(discussionPosts.topicId, discussionFollows.topicId))
      .where(
        and(
          eq(discussionFollows.topicId, discussionTopics.id),
          eq(discussionFollows.userId, follower),
          ne(discussionPosts.userId, discussionFollows.userId),
          isNull(discussionPosts.hiddenReason),
          gt(discussionPosts.createdAt, discussionFollows.seenAt),
          within(discussionPosts.createdAt, span),
        ),
      ),
  );

/** Finds what a person's digest tells of. */
export const findDigest = async (db: Executor, reader: DigestReader, span: Span) => {
  const told = toldCourses(reader);
  const studies = exists(
    db
      .select({ one: sql`1` })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.courseId, discussionTopics.courseId),
          eq(enrolments.userId, reader.id),
          ne(enrolments.status, 'CANCELLED'),
        ),
      ),
  );
  return {
    unanswered: await find(db, and(told, isUnansweredIn(span))),
    reported: await find(db, and(told, isReportedIn(db, span))),
    answered: await find(
      db,
      and(
        isNull(discussionTopics.hiddenReason),
        or(told, studies),
        isAnsweredIn(db, reader.id, span),
      ),
    ),
  };
};
export type Digest = Awaited<ReturnType<typeof findDigest>>;

/** Finds the ids of everybody for whom the span may have news. */
export const findDigestReaders = async (db: Executor, span: Span): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select users.id from users
    where users.question_mails and users.status = 'ACTIVE' and users.closed_at is null and (
      users.id in (
        select ${discussionFollows.userId} from ${discussionFollows}
        join ${discussionPosts} on ${discussionPosts.topicId} = ${discussionFollows.topicId}
        where ${and(
          within(discussionPosts.createdAt, span),
          ne(discussionPosts.userId, discussionFollows.userId),
          gt(discussionPosts.createdAt, discussionFollows.seenAt),
        )})
      or (users.roles && array['ROLE_ORGADMIN', 'ROLE_SYSTEM'] and users.organization_id in (
        select ${courses.organizationId} from ${discussionTopics}
        join ${courses} on ${courses.id} = ${discussionTopics.courseId}
        where ${or(isUnansweredIn(span), isReportedIn(db, span))})))
    order by users.id`);
  return rows.map(({ id }) => id);
};
