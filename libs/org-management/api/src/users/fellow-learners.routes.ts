import { authPermissions } from '@lms/auth/contract';
import { type FindResult, sharedPermissions } from '@lms/contract';
import {
  type FellowLearner,
  fellowLearnerLists,
  shownToFellowsSchema,
} from '@lms/org-management/contract';
import { courses, enrolments, type Executor, users } from '@lms/server/database';
import {
  type Deps,
  findRows,
  findSchema,
  matchesTerm,
  recordActivity,
  route,
} from '@lms/server/platform';
import { and, asc, eq, exists, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

const theirs = alias(enrolments, 'theirs');

/** Selects courses studied by both, from the reader's enrolments and the other person's. */
const studiedByBoth = (readerId: string) =>
  and(
    eq(enrolments.userId, readerId),
    ne(enrolments.status, 'CANCELLED'),
    eq(theirs.courseId, enrolments.courseId),
    ne(theirs.status, 'CANCELLED'),
  );

/** Matches learners who share a course with the reader and did not opt out. */
const sharesCourseWith = (db: Executor, readerId: string) =>
  and(
    ne(users.id, readerId),
    eq(users.status, 'ACTIVE'),
    eq(users.shownToFellows, true),
    sql`${users.roles} @> array['ROLE_USER']`,
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolments)
        .innerJoin(theirs, studiedByBoth(readerId))
        .where(eq(theirs.userId, users.id)),
    ),
  );

const sharedCourses = async (db: Executor, readerId: string, ids: string[]) => {
  const rows = await db
    .select({ userId: theirs.userId, title: courses.title, language: courses.language })
    .from(enrolments)
    .innerJoin(theirs, studiedByBoth(readerId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(inArray(theirs.userId, ids))
    .orderBy(asc(courses.title));
  return (id: string) =>
    rows.filter(({ userId }) => userId === id).map(({ title, language }) => ({ title, language }));
};

export const fellowLearnerRoutes = (app: FastifyInstance, { database: { db }, now }: Deps) => {
  route(app, {
    method: 'POST',
    path: '/fellow-learner/find',
    summary: 'List those who study the same courses and did not opt out, by name; never an address',
    reads: true,
    access: sharedPermissions['fellowLearner.read'],
    body: findSchema(fellowLearnerLists, {}),
    handle: async ({ caller, body }): Promise<FindResult<FellowLearner>> => {
      const { rows, ...total } = await findRows(
        db,
        users,
        getTableColumns(users),
        and(sharesCourseWith(db, caller.userId), matchesTerm([users.name], body.searchTerm)),
        { paginator: body.paginator, sorting: { column: 'name', ...body.sorting } },
      );
      const ids = rows.map(({ id }) => id as string);
      const coursesWith = await sharedCourses(db, caller.userId, ids);
      const items = (rows as (typeof users.$inferSelect)[]).map(
        ({ id, name, imageUrl, occupation }) => ({
          id,
          name,
          imageUrl,
          occupation,
          courses: coursesWith(id),
        }),
      );
      return { items, ...total };
    },
  });

  route(app, {
    method: 'PUT',
    path: '/user/me/shown-to-fellows',
    operationId: 'showToFellowLearners',
    summary: 'Choose whether others who study the same courses are shown the user',
    access: authPermissions['profile.write'],
    body: shownToFellowsSchema,
    handle: async ({ caller, body, request, reply }) => {
      await db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ shownToFellows: body.shown })
          .where(eq(users.id, caller.userId));
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
      });
      return reply.status(204).send();
    },
  });
};
