import type { FindResult } from '@lms/contract';
import type { EnrolmentLearner } from '@lms/learning/contract';
import { enrolments, type Executor, users } from '@lms/server/database';
import {
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, arrayContains, eq, exists, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { reachedEnrolments } from './find-enrolments';

export const learnerColumns = getTableColumns(users) as Record<string, PgColumn>;

/** Matches an organization's own members and everybody who studies or studied with it. */
export const reachedLearners = (db: Executor, scope: Scope) => {
  if (scope.kind !== 'own' || !scope.organizationId) return undefined;
  const studied = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.userId, users.id), reachedEnrolments(db, scope)));
  return or(eq(users.organizationId, scope.organizationId), exists(studied));
};

/** Finds the learners within the scope who may be enrolled, by name or email address. */
export const findLearners = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
): Promise<FindResult<EnrolmentLearner>> => {
  const where = and(
    reachedLearners(db, scope),
    arrayContains(users.roles, ['ROLE_USER']),
    ne(users.status, 'INACTIVE'),
    isNull(users.closedAt),
    matchesFilters(learnerColumns, query.filter),
    matchesTerm([users.name, users.username], query.searchTerm),
  );
  const sorting = { column: 'name', ...query.sorting };
  const { rows, ...total } = await findRows(db, users, learnerColumns, where, {
    ...query,
    sorting,
  });
  const items = (rows as (typeof users.$inferSelect)[]).map(({ id, name, username: email }) => {
    return { id, name, email };
  });
  return { items, ...total };
};
