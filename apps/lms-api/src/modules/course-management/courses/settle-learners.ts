import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import type { Transaction } from '../../../db/client';
import { settleEnrolment } from '../../learning/completion';
import { lockEnrolment } from '../../learning/enrolments';
import { enrolments } from '../../../db/tables/learning.table';

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
