import { studySpans, type Transaction, users } from '@lms/server/database';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Enrolment } from './curriculum';

/** Part of time, in milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** Break in milliseconds after which study of the same lesson is a span of its own. */
const breakMs = 30_000;

/**
 * Locks the learner's study time until the transaction ends, so that two devices cannot count the
 * same time at once. It comes before the lock of an enrolment, everywhere.
 */
export const lockStudyTime = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** Returns the end of a span, which seconds took at normal speed, or all of it if that is shorter. */
export const spanOf = (seconds: number, { from, until }: Span): Span => ({
  from: Math.max(from, until - Math.round(seconds * 1_000)),
  until,
});

/** Finds what was counted of a learner's time in a span, and just before it. */
export const findSpans = async (tx: Transaction, userId: string, { from, until }: Span) => {
  const spans = await tx
    .select()
    .from(studySpans)
    .where(
      and(
        eq(studySpans.userId, userId),
        gt(studySpans.endedAt, new Date(from - breakMs).toISOString()),
        lt(studySpans.startedAt, new Date(until).toISOString()),
      ),
    )
    .orderBy(studySpans.startedAt);
  return spans.map(({ startedAt, endedAt, ...span }) => ({
    ...span,
    from: Date.parse(startedAt),
    until: Date.parse(endedAt),
  }));
};

/** Returns the share of a span, from 0 to 1, that is in none of the others, which are in order. */
export const freeShare = ({ from, until }: Span, others: Span[]) => {
  let free = 0;
  let at = from;
  for (const other of others) {
    free += Math.max(0, Math.min(other.from, until) - at);
    at = Math.max(at, other.until);
  }
  free += Math.max(0, until - at);
  return until > from ? free / (until - from) : 0;
};

/**
 * Keeps study online, and returns those of its seconds that no device had counted offline. Lessons
 * open side by side share their course's clock, so what was counted online is not looked at.
 */
export const keepOnline = async (
  tx: Transaction,
  { id: enrolmentId, userId }: Enrolment,
  lessonId: string,
  seconds: number,
  since: Span,
) => {
  if (seconds <= 0) return 0;
  const span = spanOf(seconds, since);
  const spans = await findSpans(tx, userId, span);
  const counted =
    seconds *
    freeShare(
      span,
      spans.filter(({ source }) => source === 'OFFLINE'),
    );
  const endedAt = new Date(span.until).toISOString();
  const before = spans.findLast(
    (one) =>
      one.source === 'ONLINE' && one.enrolmentId === enrolmentId && one.lessonId === lessonId,
  );
  if (before) {
    await tx
      .update(studySpans)
      .set({ endedAt, secondsCounted: sql`${studySpans.secondsCounted} + ${counted}` })
      .where(and(eq(studySpans.userId, userId), eq(studySpans.id, before.id)));
  } else {
    await tx.insert(studySpans).values({
      userId,
      enrolmentId,
      lessonId,
      source: 'ONLINE',
      startedAt: new Date(span.from).toISOString(),
      endedAt,
      secondsCounted: counted,
    });
  }
  return counted;
};
