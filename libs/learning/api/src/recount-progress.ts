import { enrolments, lessonProgress, lessons, type Transaction } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import { updateProgress } from './completion';
import { lockEnrolment } from './enrolments';

/** Recomputes progress after the curriculum has changed; completed enrolments stay completed. */
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

/** Queues the completion of learners whose last open lesson was removed, for after the commit. */
export const queueCompletion = (tx: Transaction, { queue }: Deps, courseId: string) =>
  queue.enqueue(tx, kind, { courseId });

/** Handles the job, one learner at a time: each of them gets a certificate. */
export const completionJob = (deps: Deps) => {
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
      await db.transaction(async (tx) => updateProgress(tx, deps, await lockEnrolment(tx, id), {}));
    }
  });
};
