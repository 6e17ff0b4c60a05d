import { type ProgressInput, type ProgressResult, watchedShare } from '@lms/learning/contract';
import { lessonProgress } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import { completeLesson, updateProgress } from './completion';
import { lockEnrolment } from './enrolments';
import { LearningProblem } from './learning-problem';
import { findMyLesson, requireUnlocked } from './lesson-access';
import { countSeconds } from './study-clock';

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
    const enrolment = await lockEnrolment(tx, found.id);
    const { completed: wasDone } = await requireUnlocked(tx, enrolment, lessonId);
    const quiz = lesson.type === 'QUIZ';
    if (quiz && report.completed && !wasDone) throw new ProblemError('entity.transitionRefused');

    const now = deps.now();
    const claimed = quiz ? 0 : report.secondsSpent;
    const { counted, countedUntil } = countSeconds(claimed, enrolment.countedUntil, now);
    const [progress] = await tx
      .insert(lessonProgress)
      .values({
        enrolmentId: enrolment.id,
        lessonId,
        positionSeconds: report.positionSeconds,
        secondsSpent: counted,
        reportedAt: now.toISOString(),
      })
      .onConflictDoUpdate({
        target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
        set: {
          positionSeconds: report.positionSeconds,
          secondsSpent: sql`${lessonProgress.secondsSpent} + ${counted}`,
          reportedAt: now.toISOString(),
        },
      })
      .returning({ secondsSpent: lessonProgress.secondsSpent });
    const secondsSpent = progress?.secondsSpent ?? counted;

    const enough = (lesson.video?.durationSeconds ?? 0) * watchedShare;
    const asks = report.completed && !wasDone;
    const refused = asks && lesson.type === 'VIDEO' && secondsSpent < enough;
    if (asks && !refused) await completeLesson(tx, enrolment, lessonId, now.toISOString());
    const settled = await updateProgress(tx, deps, enrolment, {
      lastLessonId: lessonId,
      studied: { seconds: counted, at: now.toISOString() },
      countedUntil,
    });
    return { refused, completed: wasDone || (asks && !refused), secondsSpent, ...settled };
  });
  if (refused) throw new LearningProblem('learning.notWatched');
  return result;
};
