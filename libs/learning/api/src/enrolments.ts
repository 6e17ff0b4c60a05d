import {
  courses,
  enrolments,
  type Executor,
  studyOf,
  type Transaction,
} from '@lms/server/database';
import {
  type EventPayload,
  notify,
  type orderPaid,
  ProblemError,
  recordActivity,
} from '@lms/server/platform';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';

/**
 * Enrols a learner in a course. Calling it again changes nothing: the active enrolment is returned,
 * and the course's counter moves only for a new one.
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
  await countEnrolments(tx, [{ courseId, by: 1 }]);
  return { id: made.id, created: true };
};

/**
 * Cancels enrolments, completed ones too, and lowers their courses' counters; progress and certificates stay.
 * Returns the cancelled enrolments.
 */
export const endEnrolments = async (tx: Transaction, which: SQL | undefined) => {
  const ended = await tx
    .update(enrolments)
    .set({ status: 'CANCELLED', version: sql`${enrolments.version} + 1` })
    .where(and(which, ne(enrolments.status, 'CANCELLED')))
    .returning();
  await countEnrolments(
    tx,
    ended.map(({ courseId }) => ({ courseId, by: -1 })),
  );
  return ended;
};

/** Changes the counters of courses, always in one order, so that locks cannot deadlock. */
export const countEnrolments = async (
  tx: Transaction,
  moved: { courseId: string; by: 1 | -1 }[],
) => {
  const courseIds = [...new Set(moved.map(({ courseId }) => courseId))].sort();
  for (const courseId of courseIds) {
    const by = moved
      .filter((one) => one.courseId === courseId)
      .reduce((sum, one) => sum + one.by, 0);
    await tx
      .update(courses)
      // A counter is no edit of the course: its version and date stay.
      .set({
        enrolmentCount: sql`${courses.enrolmentCount} + ${by}`,
        updatedAt: sql`${courses.updatedAt}`,
      })
      .where(eq(courses.id, courseId));
  }
};

/** Notifies a learner of a new enrolment and records it as their activity. */
export const notifyEnrolled = async (
  tx: Transaction,
  { userId, courseId, title, at }: { userId: string; courseId: string; title: string; at: string },
) => {
  const subject = { subject: title, subjectId: courseId, entity: 'course' };
  await recordActivity(tx, { at, caller: userId, action: 'ENROLLED', ...subject });
  await notify(tx, {
    userId,
    kind: 'ENROLLED',
    params: { course: title },
    link: `/learn/${courseId}`,
  });
};

/** Enrols a buyer in an order's courses; enrolments they have already stay as they are. */
export const enrolBuyer = async (
  tx: Transaction,
  { orderId, userId, paidAt, items }: EventPayload<typeof orderPaid>,
) => {
  for (const { courseId, title, batchCodeId } of items) {
    const { created } = await enrol(tx, { userId, courseId, orderId, batchCodeId });
    if (created) await notifyEnrolled(tx, { userId, courseId, title, at: paidAt });
  }
};

export const findEnrolment = async (db: Executor, userId: string, courseId: string) => {
  const [enrolment] = await db.select().from(enrolments).where(studyOf(userId, courseId));
  return enrolment;
};

/**
 * Locks the enrolment until the transaction ends: progress, marks and certificate change one by
 * one.
 */
export const lockEnrolment = async (tx: Transaction, id: string) => {
  const [enrolment] = await tx.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  if (!enrolment) throw new ProblemError('entity.notFound');
  return enrolment;
};
