import { type QuotedBatch, toBatchCode } from '@lms/org-management/contract';
import {
  batchCodes,
  type courses,
  enrolments,
  type Executor,
  orderItems,
  orders,
  organizations,
} from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, countDistinct, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

export type BatchRow = typeof batchCodes.$inferSelect;
type BatchCourse = Pick<typeof courses.$inferSelect, 'organizationId' | 'programme'> & {
  courseId: string;
};

interface BatchRequest {
  /** Code as the learner typed it. */
  typed: string;
  courses: BatchCourse[];
  userId: string | undefined;
  /** Today's date in Dhaka, YYYY-MM-DD. */
  today: string;
  /** Locks the batch until the transaction ends, so that nobody else takes the last place. */
  lock: boolean;
}

/** Selects the places taken: by enrolled learners, and by those with an unpaid order. */
export const placesTaken = (db: Executor) => {
  const enrolled = db
    .select({ batchCodeId: enrolments.batchCodeId, userId: enrolments.userId })
    .from(enrolments)
    .where(ne(enrolments.status, 'CANCELLED'));
  const waiting = db
    .select({ batchCodeId: orderItems.batchCodeId, userId: orders.userId })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.status, 'PENDING')));
  return unionAll(enrolled, waiting).as('places');
};

/** Counts the places taken of those batches that have any. */
export const countPlaces = async (db: Executor, batchIds: string[]) => {
  const places = placesTaken(db);
  const counts = await db
    .select({ id: places.batchCodeId, taken: countDistinct(places.userId) })
    .from(places)
    .where(inArray(places.batchCodeId, batchIds))
    .groupBy(places.batchCodeId);
  return new Map(counts.map(({ id, taken }) => [id, taken]));
};

/** @throws ProblemError validation.failed for a capacity below the places taken */
export const requirePlaces = (capacity: number, taken = 0) => {
  if (capacity >= taken) return;
  throw new ProblemError('validation.failed', [
    { field: 'capacity', code: 'placesTaken', params: { taken } },
  ]);
};

const isFull = async (db: Executor, { id, capacity }: BatchRow, userId: string | undefined) => {
  const places = placesTaken(db);
  const [row] = await db
    .select({ taken: countDistinct(places.userId) })
    .from(places)
    .where(and(eq(places.batchCodeId, id), userId ? ne(places.userId, userId) : undefined));
  return (row?.taken ?? 0) >= capacity;
};

export const holdsFor = (batch: BatchRow, { courseId, organizationId, programme }: BatchCourse) =>
  programme === 'PARTNER' &&
  organizationId === batch.organizationId &&
  (batch.courseId === null || batch.courseId === courseId);

/** Returns the reason why a batch is closed on a day. */
export const closedOn = ({ startsOn, endsOn }: BatchRow, today: string) => {
  if (today < startsOn) return 'batchCode.notStarted';
  return today > endsOn ? 'batchCode.ended' : undefined;
};

/** Matches batches that learners may use: batch and organization are ACTIVE. */
export const isUsable = and(
  eq(batchCodes.status, 'ACTIVE'),
  sql`exists (select 1 from ${organizations} where ${organizations.id} = ${batchCodes.organizationId}
    and ${organizations.status} = 'ACTIVE')`,
);

/** Finds the batch of a code for some courses, and checks that the learner can join it. */
export const findBatch = async (
  db: Executor,
  { typed, courses, userId, today, lock }: BatchRequest,
): Promise<{ id?: string; quoted: QuotedBatch }> => {
  const query = db
    .select({ ...getTableColumns(batchCodes), usable: sql<boolean>`${isUsable}` })
    .from(batchCodes)
    .where(eq(batchCodes.code, toBatchCode(typed)));
  const [batch] = await (lock ? query.for('update') : query);
  if (!batch) return { quoted: { problem: 'batchCode.unknown' } };
  const problem = closedOn(batch, today);
  // An ended batch says so also after it was put away.
  if (!batch.usable && problem !== 'batchCode.ended') {
    return { quoted: { problem: 'batchCode.unknown' } };
  }
  if (problem) return { quoted: { problem } };
  const courseIds = courses
    .filter((course) => holdsFor(batch, course))
    .map(({ courseId }) => courseId);
  if (courseIds.length === 0) return { quoted: { problem: 'batchCode.otherCourse' } };
  if (await isFull(db, batch, userId)) return { quoted: { problem: 'batchCode.full' } };
  return { id: batch.id, quoted: { title: batch.title, courseIds } };
};
