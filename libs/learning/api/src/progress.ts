import { type ProgressInput, type ProgressResult, secondsToWatch } from '@lms/learning/contract';
import { lessonProgress, type lessons, type Transaction } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import { completeLesson, type Studied, updateProgress } from './completion';
import type { Enrolment } from './curriculum';
import { lockEnrolment } from './enrolments';
import { LearningProblem } from './learning-problem';
import { findMyLesson, requireUnlocked } from './lesson-access';
import { countSeconds } from './study-clock';
import { keepOnline, lockStudyTime } from './study-spans';

/** Lesson with its learner's enrolment, which is locked, and whether it is complete. */
interface StudiedLesson {
  lesson: typeof lessons.$inferSelect;
  enrolment: Enrolment;
  wasDone: boolean;
}

interface Progress {
  positionSeconds: number;
  /** Character at which an article was left, if the report tells. */
  positionCharacter?: number;
  /** True if a position further on stays. */
  furthest?: boolean;
  /** Moment of the report. */
  at: string;
  /** Counted time by day, the oldest first. */
  studied: Studied[];
  /** True to complete the lesson. */
  asks: boolean;
}

/**
 * Adds progress to a lesson, and updates its course. A video that is not watched yet is not
 * completed, which `refused` tells.
 */
export const addProgress = async (
  tx: Transaction,
  deps: Deps,
  { lesson, enrolment, wasDone }: StudiedLesson,
  { positionSeconds, positionCharacter, furthest, at, studied, asks }: Progress,
  change: Pick<Enrolment, 'lastLessonId'> & Partial<Pick<Enrolment, 'countedUntil'>>,
) => {
  const seconds = studied.reduce((sum, time) => sum + time.seconds, 0);
  const [progress] = await tx
    .insert(lessonProgress)
    .values({
      enrolmentId: enrolment.id,
      lessonId: lesson.id,
      positionSeconds,
      positionCharacter,
      secondsSpent: seconds,
      reportedAt: at,
    })
    .onConflictDoUpdate({
      target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
      set: {
        positionSeconds: furthest
          ? sql`greatest(${lessonProgress.positionSeconds}, ${positionSeconds})`
          : positionSeconds,
        ...(positionCharacter !== undefined && {
          positionCharacter: sql`case when ${lessonProgress.reportedAt} > ${at}
            then ${lessonProgress.positionCharacter} else ${positionCharacter}::integer end`,
        }),
        secondsSpent: sql`${lessonProgress.secondsSpent} + ${seconds}`,
        reportedAt: sql`greatest(${lessonProgress.reportedAt}, ${at})`,
      },
    })
    .returning({ secondsSpent: lessonProgress.secondsSpent });
  const secondsSpent = progress?.secondsSpent ?? seconds;

  const enough = secondsToWatch(lesson.video?.durationSeconds ?? 0);
  const refused = asks && lesson.type === 'VIDEO' && secondsSpent < enough;
  if (asks && !refused) await completeLesson(tx, enrolment, lesson.id, at);
  const settled = await updateProgress(tx, deps, enrolment, { ...change, studied });
  return { refused, completed: wasDone || (asks && !refused), secondsSpent, ...settled };
};

/**
 * Stores a player's progress report. For a quiz neither time nor completion is taken from the
 * report: both come from the attempt.
 *
 * @throws ProblemError learning.lessonLocked
 * @throws ProblemError entity.transitionRefused for completing a quiz
 * @throws ProblemError learning.notWatched for completing a video too early; its time is counted
 * all the same
 */
export const reportProgress = async (
  deps: Deps,
  userId: string,
  lessonId: string,
  report: ProgressInput,
): Promise<ProgressResult> => {
  const { refused, ...result } = await deps.database.db.transaction(async (tx) => {
    const { lesson, enrolment: found } = await findMyLesson(tx, userId, lessonId);
    const claimed = lesson.type === 'QUIZ' ? 0 : report.secondsSpent;
    if (claimed > 0) await lockStudyTime(tx, userId);
    const enrolment = await lockEnrolment(tx, found.id);
    const { completed: wasDone } = await requireUnlocked(tx, enrolment, lessonId);
    const asks = report.completed && !wasDone;
    if (asks && lesson.type === 'QUIZ') throw new ProblemError('entity.transitionRefused');

    const now = deps.now();
    const { from, counted, countedUntil } = countSeconds(claimed, enrolment.countedUntil, now);
    const since = { from: from.getTime(), until: now.getTime() };
    const seconds = await keepOnline(tx, enrolment, lessonId, counted, since);
    return addProgress(
      tx,
      deps,
      { lesson, enrolment, wasDone },
      {
        positionSeconds: report.positionSeconds,
        positionCharacter: report.positionCharacter,
        at: now.toISOString(),
        studied: [{ seconds, at: now.toISOString() }],
        asks,
      },
      { lastLessonId: lessonId, countedUntil },
    );
  });
  if (refused) throw new LearningProblem('learning.notWatched');
  return result;
};
