import type {
  OfflineStudyEvent,
  OfflineStudyInput,
  OfflineStudyResult,
} from '@lms/learning/contract';
import {
  enrolments,
  type Executor,
  lessons,
  studySpans,
  type Transaction,
} from '@lms/server/database';
import { dayInDhaka, dayMs, type Deps, ProblemError, startOfDay } from '@lms/server/platform';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { validSerialOf } from './certificates/issue';
import { lockEnrolment } from './enrolments';
import { requireUnlocked } from './lesson-access';
import { addProgress } from './progress';
import { fastestPlayback } from './study-clock';
import { findSpans, freeShare, lockStudyTime, type Span, spanOf } from './study-spans';

/** Days for which a device is believed when something was studied. */
const believedDays = 30;

type Verdict = Omit<OfflineStudyResult['events'][number], 'id'> & { enrolmentId?: string };

/**
 * Finds the lesson of an event, and its learner's enrolment.
 *
 * @throws ProblemError entity.notFound for a lesson that is gone, or was never the learner's
 * @throws ProblemError learning.notEnrolled for an enrolment that was cancelled
 */
const findStudied = async (tx: Transaction, userId: string, lessonId: string) => {
  const [found] = await tx
    .select({ lesson: lessons, enrolment: enrolments })
    .from(lessons)
    .innerJoin(enrolments, eq(enrolments.courseId, lessons.courseId))
    .where(and(eq(lessons.id, lessonId), eq(enrolments.userId, userId)))
    .orderBy(asc(sql`${enrolments.status} = 'CANCELLED'`))
    .limit(1);
  if (!found) throw new ProblemError('entity.notFound');
  const enrolment = await lockEnrolment(tx, found.enrolment.id);
  if (enrolment.status === 'CANCELLED') throw new ProblemError('learning.notEnrolled');
  return { lesson: found.lesson, enrolment };
};

/** Returns the part of a span that can be true: since the enrolment, and not in the future. */
const possibleSpan = (enrolledAt: string, { from, until }: Span, now: number): Span => {
  const end = Math.min(until, now);
  const begin = Math.max(from, Date.parse(enrolledAt), now - believedDays * dayMs);
  return { from: Math.min(begin, end), until: end };
};

const shareOf = (part: Span, { from, until }: Span) =>
  until > from ? (part.until - part.from) / (until - from) : 0;

/** Part of a span on one day, and a moment of that day. */
interface Part extends Span {
  at: number;
}

/** Splits a span of an hour at most at midnight in Dhaka; `at` is of the day of its part. */
const byDay = ({ from, until }: Span): Part[] => {
  const midnight = Date.parse(startOfDay(dayInDhaka(new Date(until))));
  const today = { from: Math.max(from, midnight), until, at: until };
  return from < midnight ? [{ from, until: midnight, at: midnight - 1 }, today] : [today];
};

/** Tells whether an earlier event asked to complete the lesson, before enough of it was watched. */
const hasAsked = async (tx: Transaction, enrolmentId: string, lessonId: string) => {
  const { completed, enrolmentId: enrolment, lessonId: lesson } = studySpans;
  const asked = and(eq(enrolment, enrolmentId), eq(lesson, lessonId), eq(completed, true));
  return (await tx.$count(studySpans, asked)) > 0;
};

/** Takes an event that is not known yet; its span is by the server's clock. */
const takeNew = async (
  tx: Transaction,
  deps: Deps,
  userId: string,
  { id, lessonId, positionSeconds, positionCharacter, secondsSpent, completed }: OfflineStudyEvent,
  claimed: Span,
): Promise<Verdict> => {
  const { lesson, enrolment } = await findStudied(tx, userId, lessonId);
  const { id: enrolmentId, createdAt, lastActiveAt, lastLessonId } = enrolment;
  if (claimed.until < Date.parse(createdAt)) throw new ProblemError('learning.notEnrolled');
  const { completed: wasDone } = await requireUnlocked(tx, enrolment, lessonId);
  const isQuiz = lesson.type === 'QUIZ';
  if (isQuiz && completed && !wasDone) throw new ProblemError('entity.transitionRefused');

  const possible = possibleSpan(createdAt, claimed, deps.now().getTime());
  const longest = ((possible.until - possible.from) / 1_000) * fastestPlayback;
  const seconds = isQuiz ? 0 : Math.min(secondsSpent, longest);
  const span = spanOf(seconds, possible);
  const counted = await findSpans(tx, userId, span);
  const studied = byDay(span).map(({ at, ...part }) => ({
    seconds: seconds * shareOf(part, span) * freeShare(part, counted),
    at: new Date(at).toISOString(),
  }));
  const secondsCounted = studied.reduce((sum, time) => sum + time.seconds, 0);
  const startedAt = new Date(span.from).toISOString();
  const endedAt = new Date(span.until).toISOString();
  const asks = !wasDone && !isQuiz && (completed || (await hasAsked(tx, enrolmentId, lessonId)));
  await tx.insert(studySpans).values({
    userId,
    id,
    enrolmentId,
    lessonId,
    source: 'OFFLINE',
    startedAt,
    endedAt,
    secondsCounted,
    completed,
  });
  const { refused } = await addProgress(
    tx,
    deps,
    { lesson, enrolment, wasDone },
    { positionSeconds, positionCharacter, furthest: true, at: endedAt, studied, asks },
    { lastLessonId: endedAt >= (lastActiveAt ?? '') ? lessonId : lastLessonId },
  );
  return {
    result: 'TAKEN',
    ...(refused && { code: 'learning.notWatched' }),
    secondsCounted,
    enrolmentId,
  };
};

/** Takes one event in a transaction of its own, so that one that is refused stops no other. */
const takeEvent = async (
  deps: Deps,
  userId: string,
  event: OfflineStudyEvent,
  aheadMs: number,
): Promise<Verdict> => {
  const span = {
    from: Date.parse(event.startedAt) + aheadMs,
    until: Date.parse(event.endedAt) + aheadMs,
  };
  try {
    return await deps.database.db.transaction(async (tx) => {
      await lockStudyTime(tx, userId);
      const [known] = await tx
        .select({
          secondsCounted: studySpans.secondsCounted,
          enrolmentId: studySpans.enrolmentId,
        })
        .from(studySpans)
        .where(and(eq(studySpans.userId, userId), eq(studySpans.id, event.id)));
      return known ? { result: 'KNOWN', ...known } : takeNew(tx, deps, userId, event, span);
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { result: 'REFUSED', code: error.code, secondsCounted: 0 };
  }
};

const coursesOf = async (db: Executor, enrolmentIds: string[]) => {
  const { courseId, userId, progressPercent, status } = enrolments;
  const found = await db
    .select({ courseId, userId, progressPercent, status })
    .from(enrolments)
    .where(inArray(enrolments.id, enrolmentIds));
  return Promise.all(
    found.map(async ({ userId, ...course }) => ({
      ...course,
      certificateSerial: await validSerialOf(db, { userId, ...course }),
    })),
  );
};

/**
 * Takes what a device tells of study without a connection. Whatever comes twice, in another order
 * or from another device, too, counts once.
 */
export const takeOfflineStudy = async (
  deps: Deps,
  userId: string,
  { events, sentAt }: OfflineStudyInput,
): Promise<OfflineStudyResult> => {
  const aheadMs = deps.now().getTime() - Date.parse(sentAt);
  const results: OfflineStudyResult['events'] = [];
  const enrolmentIds = new Set<string>();
  for (const event of events) {
    const { enrolmentId, ...verdict } = await takeEvent(deps, userId, event, aheadMs);
    results.push({ id: event.id, ...verdict });
    if (enrolmentId) enrolmentIds.add(enrolmentId);
  }
  return { events: results, courses: await coursesOf(deps.database.db, [...enrolmentIds]) };
};
