import type { Figure, FigureName } from '@lms/dashboard/contract';
import {
  attempts,
  certificates,
  courses,
  enrolments,
  type Executor,
  lessonProgress,
  orderItems,
  orders,
  receipts,
  users,
} from '@lms/server/database';
import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Periods } from './periods';

const within = (column: PgColumn, from: string, to: string) =>
  and(gte(column, from), lt(column, to));

/** Computes a figure for both periods in one query. */
const compared = (figure: SQL, at: PgColumn, { current }: Periods) => ({
  current: sql<number>`coalesce(${figure} filter (where ${gte(at, current)}), 0)`.mapWith(Number),
  previous: sql<number>`coalesce(${figure} filter (where ${lt(at, current)}), 0)`.mapWith(Number),
});

const count = sql`count(*)`;

/** Loads the figures. `own` restricts the courses to those of an organization. */
export const loadFigures = async (
  db: Executor,
  periods: Periods,
  own: SQL | undefined,
): Promise<Figure[]> => {
  const inPeriods = (at: PgColumn) => within(at, periods.previous, periods.end);

  const enrolmentFigure = (at: PgColumn) =>
    db
      .select(compared(count, at, periods))
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(inPeriods(at), ne(enrolments.status, 'CANCELLED'), own));

  const certificateFigure = db
    .select(compared(count, certificates.issuedAt, periods))
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(and(inPeriods(certificates.issuedAt), own));

  // Completions and attempt starts are stored once, so figures of past days never change.
  const lessonDays = db
    .select({
      userId: enrolments.userId,
      courseId: enrolments.courseId,
      at: sql<string>`${lessonProgress.completedAt}`.as('at'),
    })
    .from(lessonProgress)
    .innerJoin(enrolments, eq(enrolments.id, lessonProgress.enrolmentId))
    .where(inPeriods(lessonProgress.completedAt));
  const quizDays = db
    .select({
      userId: enrolments.userId,
      courseId: enrolments.courseId,
      at: sql<string>`${attempts.startedAt}`.as('at'),
    })
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .where(inPeriods(attempts.startedAt));
  const days = lessonDays.unionAll(quizDays).as('days');
  const learners = sql`count(distinct ${days.userId})`;
  const activeLearnerFigure = db
    .select({
      current: sql<number>`${learners} filter (where ${days.at} >= ${periods.current})`.mapWith(
        Number,
      ),
      previous: sql<number>`${learners} filter (where ${days.at} < ${periods.current})`.mapWith(
        Number,
      ),
    })
    .from(days)
    .innerJoin(courses, eq(courses.id, days.courseId))
    .where(own);

  const discount = sql`coalesce(max(${receipts.discount}), 0)`;
  const sales = db
    .select({
      paidAt: orders.paidAt,
      amount: sql<number>`sum(${orderItems.price}) - ${discount}`.as('amount'),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(courses, eq(courses.id, orderItems.courseId))
    .leftJoin(
      receipts,
      and(eq(receipts.orderId, orders.id), eq(receipts.organizationId, courses.organizationId)),
    )
    .where(and(inPeriods(orders.paidAt), eq(orders.status, 'PAID'), own))
    .groupBy(orders.id, courses.organizationId)
    .as('sales');
  const revenueFigure = db
    .select(compared(sql`sum(${sales.amount})`, sales.paidAt, periods))
    .from(sales);

  const named = async (name: FigureName, query: PromiseLike<Omit<Figure, 'name'>[]>) =>
    (await query).map((figure) => ({ name, ...figure }));
  const userFigure = db
    .select(compared(count, users.createdAt, periods))
    .from(users)
    .where(inPeriods(users.createdAt));

  const figures = await Promise.all([
    named('enrolments', enrolmentFigure(enrolments.createdAt)),
    named('completions', enrolmentFigure(enrolments.completedAt)),
    named('certificates', certificateFigure),
    named('activeLearners', activeLearnerFigure),
    named('revenue', revenueFigure),
    // Users belong to no organization's courses: they are counted for the whole platform only.
    ...(own ? [] : [named('newUsers', userFigure)]),
  ]);
  return figures.flat();
};
