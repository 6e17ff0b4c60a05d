import type { FindResult } from '@lms/contract';
import type { TopicItem } from '@lms/learning/contract';
import { courses, discussionTopics, type Executor, lessons, users } from '@lms/server/database';
import {
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, count, eq, getTableColumns, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inStaffedCourses } from './staff';

export const topicColumns = getTableColumns(discussionTopics) as Record<string, PgColumn>;

const topicItems = (db: Executor, ids: string[]): Promise<TopicItem[]> =>
  db
    .select({
      id: discussionTopics.id,
      createdAt: discussionTopics.createdAt,
      updatedAt: discussionTopics.updatedAt,
      version: discussionTopics.version,
      courseId: discussionTopics.courseId,
      courseTitle: courses.title,
      courseLanguage: courses.language,
      lessonTitle: sql<string>`coalesce(${lessons.title}, ${discussionTopics.lessonTitle})`,
      authorName: users.name,
      title: discussionTopics.title,
      status: discussionTopics.status,
      pinned: discussionTopics.pinned,
      postCount: discussionTopics.postCount,
      unanswered: discussionTopics.unanswered,
      reported: discussionTopics.reported,
      hasHidden: discussionTopics.hasHidden,
    })
    .from(discussionTopics)
    .innerJoin(courses, eq(courses.id, discussionTopics.courseId))
    .innerJoin(users, eq(users.id, discussionTopics.userId))
    .leftJoin(lessons, eq(lessons.id, discussionTopics.lessonId))
    .where(inArray(discussionTopics.id, ids));

/** Finds a page of the questions in the courses whose staff the caller is. */
export const findTopics = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
): Promise<FindResult<TopicItem>> => {
  const where = and(
    inStaffedCourses(db, scope, discussionTopics.courseId),
    matchesFilters(topicColumns, query.filter),
    matchesTerm([discussionTopics.title, discussionTopics.body], query.searchTerm),
  );
  const { rows, ...total } = await findRows(db, discussionTopics, topicColumns, where, query);
  const ids = rows.map((row) => row['id'] as string);
  const items = ids.length > 0 ? await topicItems(db, ids) : [];
  const byId = new Map(items.map((item) => [item.id, item]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...total };
};

/** Counts the questions without an answer in the courses matched by `own`, or in all. */
export const countUnanswered = async (db: Executor, own: SQL | undefined) => {
  const [found] = await db
    .select({ count: count(), oldestAt: min(discussionTopics.createdAt) })
    .from(discussionTopics)
    .innerJoin(courses, eq(courses.id, discussionTopics.courseId))
    .where(and(eq(discussionTopics.unanswered, true), own));
  return { count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null };
};
