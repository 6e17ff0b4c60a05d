import {
  enrolments,
  lessonProgress,
  lessons,
  studyDays,
  type Transaction,
} from '@lms/server/database';
import { dayInDhaka, type Deps, recordActivity } from '@lms/server/platform';
import { eq, isNull, sql } from 'drizzle-orm';
import { issueCertificate, validSerialOf } from './certificates/issue';
import { type Curriculum, type Enrolment, isComplete, loadCurriculum } from './curriculum';
import { quizResult } from './quizzes/quiz-result';

/** Marks a lesson as done; the first completion date is kept. */
export const completeLesson = async (
  tx: Transaction,
  { id, userId }: Pick<Enrolment, 'id' | 'userId'>,
  lessonId: string,
  at: string,
) => {
  const [completed] = await tx
    .insert(lessonProgress)
    .values({ enrolmentId: id, lessonId, reportedAt: at, completedAt: at })
    .onConflictDoUpdate({
      target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
      set: { completedAt: at },
      setWhere: isNull(lessonProgress.completedAt),
    })
    .returning({ lessonId: lessonProgress.lessonId });
  if (!completed) return;
  const [lesson] = await tx
    .select({ subject: lessons.title, subjectId: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  const done = { at, caller: userId, action: 'LESSON_COMPLETED', entity: 'lesson' } as const;
  await recordActivity(tx, { ...done, ...lesson });
};

/** Percentage on the certificate: the result of the course's last final quiz. */
const finalPercent = async (tx: Transaction, enrolment: Enrolment, curriculum: Curriculum) => {
  const quizId = curriculum.findLast((lesson) => lesson.quizKind === 'FINAL')?.quizId;
  return quizId ? (await quizResult(tx, enrolment.id, quizId)).percent : null;
};

/** Study time to add, and the moment that decides to which day. */
export interface Studied {
  seconds: number;
  at: string;
}

/** A quiz that ran out of time, or study without a connection, may be settled after later study. */
const laterTime = (before: string | null, at = '') => (at > (before ?? '') ? at : before);

const addStudyTime = async (tx: Transaction, enrolmentId: string, { seconds, at }: Studied) => {
  if (seconds <= 0) return;
  await tx
    .insert(studyDays)
    .values({ enrolmentId, day: dayInDhaka(new Date(at)), seconds, lastAt: at })
    .onConflictDoUpdate({
      target: [studyDays.enrolmentId, studyDays.day],
      set: {
        seconds: sql`${studyDays.seconds} + ${seconds}`,
        lastAt: sql`greatest(${studyDays.lastAt}, ${at})`,
      },
    });
};

/**
 * Updates an enrolment from its lessons: progress, completion and, with it, the certificate. The
 * caller holds the lock of {@link lockEnrolment}, so a certificate is issued once.
 */
export const updateProgress = async (
  tx: Transaction,
  deps: Deps,
  enrolment: Enrolment,
  {
    studied = [],
    ...change
  }: Partial<Pick<Enrolment, 'lastLessonId' | 'countedUntil'>> & {
    /** By day, the oldest first. */
    studied?: Studied[];
  },
) => {
  const now = deps.now().toISOString();
  const curriculum = await loadCurriculum(tx, enrolment);
  const done = curriculum.filter((lesson) => lesson.completed).length;
  const completes = enrolment.status === 'ACTIVE' && isComplete(curriculum);
  const progressPercent =
    enrolment.status === 'COMPLETED'
      ? enrolment.progressPercent
      : Math.floor((done / Math.max(1, curriculum.length)) * 100);
  const status = completes ? 'COMPLETED' : enrolment.status;
  await tx
    .update(enrolments)
    .set({
      ...change,
      secondsSpent: studied.reduce((sum, { seconds }) => sum + seconds, enrolment.secondsSpent),
      progressPercent,
      status,
      startedAt: enrolment.startedAt ?? studied[0]?.at ?? now,
      lastActiveAt: laterTime(enrolment.lastActiveAt, studied.at(-1)?.at),
      completedAt: completes ? now : enrolment.completedAt,
      version: enrolment.version + 1,
    })
    .where(eq(enrolments.id, enrolment.id));
  for (const time of studied) await addStudyTime(tx, enrolment.id, time);

  if (completes) {
    await issueCertificate(tx, deps, {
      userId: enrolment.userId,
      courseId: enrolment.courseId,
      percent: await finalPercent(tx, enrolment, curriculum),
    });
  }
  return { status, progressPercent, certificateSerial: await validSerialOf(tx, enrolment) };
};
