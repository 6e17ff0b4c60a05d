import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../deps';
import { ProblemError } from '../../http/problems';
import { courses } from '../course-management/courses.table';
import { enrolments } from './learning.table';

/**
 * Gives a learner the right to study a course. Doing it again changes nothing: the enrolment that
 * stands is returned, and the course's counter moves only for a new one.
 */
export const enrol = async (
  tx: Transaction,
  enrolment: Pick<
    typeof enrolments.$inferInsert,
    'userId' | 'courseId' | 'orderId' | 'batchCodeId'
  >,
): Promise<{ id: string; created: boolean }> => {
  const { userId, courseId } = enrolment;
  const [made] = await tx
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  if (!made) {
    const standing = await findEnrolment(tx, userId, courseId);
    if (!standing) throw new ProblemError('entity.conflict');
    return { id: standing.id, created: false };
  }
  await tx
    .update(courses)
    // A counter is no edit of the course: its author's version and date stay.
    .set({
      enrolmentCount: sql`${courses.enrolmentCount} + 1`,
      updatedAt: sql`${courses.updatedAt}`,
    })
    .where(eq(courses.id, courseId));
  return { id: made.id, created: true };
};

export const findEnrolment = async (db: Executor, userId: string, courseId: string) => {
  const [enrolment] = await db
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        ne(enrolments.status, 'CANCELLED'),
      ),
    );
  return enrolment;
};

/** Holds the enrolment until the transaction ends: progress, marks and certificate move one by one. */
export const lockEnrolment = async (tx: Transaction, id: string) => {
  const [enrolment] = await tx.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  if (!enrolment) throw new ProblemError('entity.notFound');
  return enrolment;
};
