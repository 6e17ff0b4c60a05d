import { type Contents, contentsOf, learnerQuestions } from '@lms/course-management/api';
import type { Attempt } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  enrolments,
  type Executor,
  lessons,
  quizOverrides,
  quizzes,
  users,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, getTableColumns, ne, type Placeholder } from 'drizzle-orm';
import { validSerialOf } from '../certificates/issue';
import { type Quiz, withLearnerRules } from './learner-rules';
import { reviewQuestion, shownMarks, shownOf } from './review';
import type { StoredAnswer, StoredAttempt } from './score-attempt';
import { attemptsOf } from './start-attempt';
import { topicResults } from './topic-results';

/**
 * Matches the person's own attempt of an enrolment that is not cancelled; joined with enrolments.
 */
export const isMyAttempt = (userId: string | Placeholder, id: string | Placeholder) =>
  and(eq(attempts.id, id), eq(attempts.userId, userId), ne(enrolments.status, 'CANCELLED'));

/** @throws ProblemError entity.notFound for an attempt that isn't the caller's */
export const findMyAttempt = async (db: Executor, userId: string, id: string) => {
  const [attempt] = await db
    .select(getTableColumns(attempts))
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .where(isMyAttempt(userId, id));
  if (!attempt) throw new ProblemError('entity.notFound');
  return attempt;
};

const resultOf = async (
  { now, database: { db } }: Deps,
  quiz: Quiz & { courseId: string },
  attempt: StoredAttempt,
  contents: Contents,
  answers: ReadonlyMap<string, StoredAnswer>,
): Promise<Attempt['result']> => {
  if (attempt.status === 'IN_PROGRESS') return null;
  const made = await attemptsOf(db, attempt.enrolmentId, quiz.id);
  const shown = shownOf(
    quiz,
    attempt,
    made.some(({ passed }) => passed),
    now(),
  );
  const certificateSerial =
    quiz.kind === 'FINAL'
      ? await validSerialOf(db, { userId: attempt.userId, courseId: quiz.courseId })
      : null;
  const review = Object.fromEntries(
    attempt.items.map((item) => [
      item.questionId,
      reviewQuestion(
        contents.marking(item),
        answers.get(item.questionId),
        item,
        attempt.rules,
        shown,
      ),
    ]),
  );
  return {
    ...shownMarks(attempt, shown),
    maxScore: attempt.maxScore,
    review,
    topics: await topicResults(db, quiz.courseId, review),
    certificateSerial,
    uncounted: attempt.uncountedIds,
  };
};

/** Returns an attempt as its learner sees it. Only `result` reveals right answers. */
export const viewAttempt = async (deps: Deps, userId: string, id: string): Promise<Attempt> => {
  const { db } = deps.database;
  const attempt = await findMyAttempt(db, userId, id);
  const [found] = await db
    .select({
      quiz: quizzes,
      override: quizOverrides,
      extraTimePercent: users.extraTimePercent,
      lessonId: lessons.id,
      courseId: lessons.courseId,
    })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.quizId, quizzes.id))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      quizOverrides,
      and(eq(quizOverrides.quizId, quizzes.id), eq(quizOverrides.userId, userId)),
    )
    .where(eq(quizzes.id, attempt.quizId));
  if (!found) throw new ProblemError('entity.notFound');
  const { lessonId, courseId } = found;
  const quiz = withLearnerRules(found.quiz, found);
  const contents = await contentsOf(db, attempt);
  const saved = await db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, id));
  const answers = new Map(saved.map((answer) => [answer.questionId, answer]));
  return {
    id,
    quizId: quiz.id,
    courseId,
    lessonId,
    title: quiz.title,
    kind: quiz.kind,
    number: attempt.number,
    status: attempt.status,
    passMark: attempt.status === 'IN_PROGRESS' ? quiz.passMark : attempt.rules.passMark,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    graceMinutes: attempt.graceMinutes,
    isTimed: attempt.isTimed,
    serverTime: deps.now().toISOString(),
    submittedAt: attempt.submittedAt,
    questions: learnerQuestions(attempt, contents),
    answers: Object.fromEntries(saved.map(({ questionId, response }) => [questionId, response])),
    flagged: saved.filter(({ flagged }) => flagged).map(({ questionId }) => questionId),
    result: await resultOf(deps, { ...quiz, courseId }, attempt, contents, answers),
  };
};
