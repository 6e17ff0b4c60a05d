import type { EnrolmentStatus } from '@lms/contract';
import { enrolmentResource } from '@lms/learning/contract';
import { courses, enrolments, type Transaction } from '@lms/server/database';
import { type Deps, notify, ProblemError, type Scope } from '@lms/server/platform';
import { and, inArray } from 'drizzle-orm';
import { endEnrolments } from '../enrolments';
import { reachedEnrolments } from './find-enrolments';

/** Cancels enrolments and notifies their learners. Returns each with the title of its course. */
export const cancelAndNotify = async (tx: Transaction, ids: string[]) => {
  const ended = await endEnrolments(tx, inArray(enrolments.id, ids));
  const studied = await tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      inArray(
        courses.id,
        ended.map(({ courseId }) => courseId),
      ),
    );
  const titleOf = new Map(studied.map(({ id, title }) => [id, title]));
  const named = ended.map(({ id, userId, courseId }) => ({
    id,
    userId,
    name: titleOf.get(courseId) ?? '',
  }));
  await notify(
    tx,
    ...named.map(({ userId, name: course }) => ({
      userId,
      kind: 'ENROLMENT_CANCELLED' as const,
      params: { course },
    })),
  );
  return named;
};

/**
 * Gives enrolments another status, all or none; the only one to be set by hand is CANCELLED.
 *
 * @throws ProblemError entity.notFound for enrolments out of reach
 * @throws ProblemError entity.transitionRefused for enrolments completed or cancelled already
 */
export const moveEnrolments = (
  { database }: Deps,
  scope: Scope,
  { ids, status }: { ids: string[]; status: EnrolmentStatus },
  log: (tx: Transaction, rows: { id: string; name: string }[]) => Promise<void>,
) =>
  database.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(enrolments)
      .where(and(inArray(enrolments.id, ids), reachedEnrolments(tx, scope)))
      .orderBy(enrolments.id)
      .for('update');
    if (rows.length < new Set(ids).size) throw new ProblemError('entity.notFound');
    const mayMove = (row: (typeof rows)[number]) =>
      enrolmentResource.transitions[row.status].includes(status);
    if (!rows.every(mayMove)) throw new ProblemError('entity.transitionRefused');
    const ended = await cancelAndNotify(tx, ids);
    await log(tx, ended);
    return ended.map(({ id }) => id);
  });
