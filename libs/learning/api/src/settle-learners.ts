import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '@lms/server/platform';
import { type Transaction, enrolments, lessonProgress, lessons } from '@lms/server/database';
import { settleEnrolment } from './completion';
import { lockEnrolment } from './enrolments';

/** Who has completed the course has; everybody else has done a share of what it now asks. */
export const recountProgress = (tx: Transaction, courseId: string) => {
  const total = sql`(select count(*) from ${lessons} where ${lessons.courseId} = ${courseId})`;
  const done = sql`(
    select count(*) from ${lessonProgress}
    join ${lessons} on ${lessons.id} = ${lessonProgress.lessonId}
    where ${lessonProgress.enrolmentId} = ${enrolments.id}
      and ${lessonProgress.completedAt} is not null and ${lessons.courseId} = ${courseId})`;
  return tx
    .update(enrolments)
    .set({ progressPercent: sql`(${done} * 100 / greatest(1, ${total}))::int` })
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.status, 'ACTIVE')));
};

const kind = 'settle-learners';

/** Completes, once the caller's transaction is committed, those whose last open lesson was taken out. */
export const settleLearners = (tx: Transaction, { queue }: Deps, courseId: string) =>
  queue.enqueue(tx, kind, { courseId });

/** Does it, one learner after another: each of them gets a certificate. */
export const settleLearnersJob = (deps: Deps) => {
  const { db } = deps.database;
  deps.queue.handle(kind, async (payload) => {
    const { courseId } = payload as { courseId: string };
    const done = await db
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.courseId, courseId),
          eq(enrolments.status, 'ACTIVE'),
          eq(enrolments.progressPercent, 100),
        ),
      );
    for (const { id } of done) {
      await db.transaction(async (tx) =>
        settleEnrolment(tx, deps, await lockEnrolment(tx, id), {}),
      );
    }
  });
};
