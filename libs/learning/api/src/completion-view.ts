import { type CompletionQuiz, type CourseCompletion, secondsToWatch } from '@lms/learning/contract';
import {
  type Executor,
  lessonProgress,
  lessons,
  quizOverrides,
  quizzes,
  users,
} from '@lms/server/database';
import type { Caller, Deps } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { type Curriculum, type Enrolment, isComplete, loadCurriculum } from './curriculum';
import { withLearnerRules } from './quizzes/learner-rules';
import { showsMarks, standingOf } from './quizzes/quiz-start';
import { attemptsOf, opening } from './quizzes/start-attempt';

type Lesson = Curriculum[number];

/** Counted and needed seconds of a video. */
const watchedOf = async (db: Executor, { id: enrolmentId }: Enrolment, { id }: Lesson) => {
  const [found] = await db
    .select({ video: lessons.video, seconds: lessonProgress.secondsSpent })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrolmentId, enrolmentId)),
    )
    .where(eq(lessons.id, id));
  const needed = secondsToWatch(found?.video?.durationSeconds ?? 0);
  return { seconds: found?.seconds ?? 0, needed };
};

/** State of a quiz by the learner's own rules; administrators see marks that the learner can't. */
const quizOf = async (
  { database: { db }, now }: Deps,
  { id: enrolmentId, userId }: Enrolment,
  quizId: string,
  reader: Caller,
): Promise<CompletionQuiz | null> => {
  const [found] = await db
    .select({ quiz: quizzes, override: quizOverrides, extraTimePercent: users.extraTimePercent })
    .from(quizzes)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)),
    )
    .where(eq(quizzes.id, quizId));
  if (!found) return null;
  const quiz = withLearnerRules(found.quiz, found);
  const made = await attemptsOf(db, enrolmentId, quizId);
  const seesMarks = reader.userId !== userId || showsMarks(quiz, made, now());
  const { attemptsLeft, result } = standingOf(quiz, made, seesMarks);
  const { toOpen, closed } = opening(quiz, now());
  return {
    kind: quiz.kind,
    passMark: quiz.passMark,
    percent: result?.percent ?? null,
    needed: result?.needed ?? null,
    attemptsLeft,
    waiting: made.some(({ status }) => status === 'SUBMITTED'),
    opensAt: toOpen ? quiz.opensAt : null,
    closed,
  };
};

/** Tells what completes an enrolment, by the lessons and the rule that `updateProgress` goes by. */
export const viewCompletion = async (
  deps: Deps,
  enrolment: Enrolment,
  reader: Caller,
): Promise<CourseCompletion> => {
  const { db } = deps.database;
  const curriculum = await loadCurriculum(db, enrolment);
  const done = curriculum.filter(({ completed }) => completed);
  const open =
    enrolment.status === 'COMPLETED' ? [] : curriculum.filter(({ completed }) => !completed);
  const rules: CourseCompletion['rules'] = [];
  for (const lesson of [...open, ...done]) {
    const { id: lessonId, title, type, completed: met, locked, quizId } = lesson;
    rules.push({
      lessonId,
      title,
      type,
      met,
      locked,
      watched: type === 'VIDEO' && !met ? await watchedOf(db, enrolment, lesson) : null,
      quiz: quizId && !met ? await quizOf(deps, enrolment, quizId, reader) : null,
    });
  }
  return { complete: enrolment.status === 'COMPLETED' || isComplete(curriculum), rules };
};
