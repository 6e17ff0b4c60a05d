import {
  drawQuestions,
  exactPercentOf,
  gradeQuestion,
  isPassed,
  markFor,
  percentOf,
  shuffle,
  totalScore,
} from '@lms/assessment';
import type { attemptAnswers, attempts, lessonProgress, studyDays } from '@lms/server/database';
import { dayInDhaka } from '@lms/server/platform';
import type { Chance } from './chance';
import type { DemoCourse, DemoLesson } from './load-courses';
import type { DemoQuiz } from './load-questions';
import { respond } from './responses';

type Attempt = typeof attempts.$inferInsert & { percent: number; passed: boolean };

const minute = 60 * 1000;
const hour = 60 * minute;
const tries = 3;

export interface Student {
  userId: string;
  enrolmentId: string;
  ability: number;
  /** Probability of going on to the next lesson. */
  persistence: number;
}

/** Makes one attempt, answered by the learner's ability and marked as the server marks. */
const sitQuiz = (
  { questions }: DemoCourse,
  quiz: DemoQuiz,
  student: Student,
  number: number,
  startedAt: Date,
  chance: Chance,
) => {
  const seed = chance.id(startedAt);
  const drawn = drawQuestions(quiz.items, questions, chance.random);
  if (!drawn.ok) throw new Error(`too few questions for the quiz ${quiz.id}`);
  const items = shuffle(drawn.questions, chance.random).map((item) => ({
    ...item,
    contentVersion: 1,
  }));
  const limit = (quiz.timeLimitMinutes ?? 15) * minute;
  const submittedAt = new Date(startedAt.getTime() + limit * chance.between(0.3, 0.95));
  const id = chance.id(startedAt);
  const answers: (typeof attemptAnswers.$inferInsert)[] = [];
  const marks = items.map(({ questionId, mark }) => {
    const question = questions.find((one) => one.id === questionId);
    if (!question) throw new Error(`the quiz ${quiz.id} asks an unknown question`);
    // Each retry comes after reading the lesson again.
    const response = respond(question, student.ability + (number - 1) * 0.7, chance);
    const grade = gradeQuestion(question.content, response);
    if (response !== null) {
      const savedAt = new Date(chance.between(startedAt.getTime(), submittedAt.getTime()));
      const { fraction } = grade;
      answers.push({
        attemptId: id,
        questionId,
        response,
        fraction,
        savedAt: savedAt.toISOString(),
      });
    }
    return markFor(grade, mark, 0);
  });
  const score = totalScore(marks);
  const maxScore = items.reduce((sum, { mark }) => sum + mark, 0);
  const attempt: Attempt = {
    id,
    quizId: quiz.id,
    userId: student.userId,
    enrolmentId: student.enrolmentId,
    number,
    seed,
    items,
    rules: { passMark: quiz.passMark, penalty: 0, shuffleOptions: true },
    startedAt: startedAt.toISOString(),
    createdAt: startedAt.toISOString(),
    deadlineAt: quiz.timeLimitMinutes ? new Date(startedAt.getTime() + limit).toISOString() : null,
    isTimed: quiz.timeLimitMinutes !== null,
    submittedAt: submittedAt.toISOString(),
    score,
    maxScore,
    percent: percentOf(score, maxScore),
    passed: isPassed(exactPercentOf(score, maxScore), quiz.passMark),
    status: 'GRADED',
  };
  return { attempt, answers, submittedAt };
};

/** Rows that a learner's study of one course leaves. */
export interface StudyRows {
  attempts: Attempt[];
  answers: (typeof attemptAnswers.$inferInsert)[];
  progress: (typeof lessonProgress.$inferInsert)[];
  secondsSpent: number;
  days: (typeof studyDays.$inferInsert)[];
  startedAt: string | null;
  lastLessonId: string | null;
  completedAt: Date | null;
  /** Best score in the final quiz, in percent. */
  percent: number | null;
}

/**
 * Studies a course lesson by lesson, from its first day until it is completed, the learner stops,
 * or today is reached.
 */
export const study = (
  course: DemoCourse,
  student: Student,
  from: Date,
  now: Date,
  chance: Chance,
): StudyRows => {
  const studyRows: StudyRows = {
    attempts: [],
    answers: [],
    progress: [],
    secondsSpent: 0,
    days: [],
    startedAt: null,
    lastLessonId: null,
    completedAt: null,
    percent: null,
  };
  let time = from.getTime() + chance.between(0.1, 30) * hour;

  /** Spends time on the course until then, in days of study. */
  const spend = (until: number) => {
    const seconds = (until - time) / 1000;
    time = until;
    studyRows.secondsSpent += seconds;
    const lastAt = new Date(time).toISOString();
    const day = dayInDhaka(new Date(time));
    const today = studyRows.days.at(-1);
    if (today?.day === day) Object.assign(today, { seconds: today.seconds + seconds, lastAt });
    else studyRows.days.push({ enrolmentId: student.enrolmentId, day, seconds, lastAt });
  };

  /** Takes a quiz until passed or given up; returns whether the lesson is done. */
  const takeQuiz = (quiz: DemoQuiz) => {
    const most = quiz.attemptsAllowed === 0 ? tries : Math.min(tries, quiz.attemptsAllowed);
    for (let number = 1; number <= most && time < now.getTime() - hour; number += 1) {
      const sat = sitQuiz(course, quiz, student, number, new Date(time), chance);
      studyRows.attempts.push(sat.attempt);
      studyRows.answers.push(...sat.answers);
      spend(sat.submittedAt.getTime());
      if (quiz.kind === 'FINAL')
        studyRows.percent = Math.max(studyRows.percent ?? 0, sat.attempt.percent);
      if (quiz.kind === 'PRACTICE' || sat.attempt.passed) return true;
      time += chance.between(1, 40) * hour;
    }
    return false;
  };

  const takeLesson = (lesson: DemoLesson) => {
    studyRows.startedAt ??= new Date(time).toISOString();
    studyRows.lastLessonId = lesson.id;
    if (lesson.quiz) {
      if (!takeQuiz(lesson.quiz)) return false;
    } else {
      const seconds = Math.round(
        (lesson.videoSeconds ?? lesson.minutes * 60) * chance.between(0.95, 1.6),
      );
      spend(time + seconds * 1000);
    }
    const done = new Date(time).toISOString();
    studyRows.progress.push({
      enrolmentId: student.enrolmentId,
      lessonId: lesson.id,
      positionSeconds: lesson.videoSeconds ?? 0,
      secondsSpent: lesson.quiz ? 0 : (lesson.videoSeconds ?? lesson.minutes * 60),
      reportedAt: done,
      completedAt: done,
    });
    return true;
  };

  for (const [index, lesson] of course.lessons.entries()) {
    if (time >= now.getTime() - hour || !takeLesson(lesson)) return studyRows;
    if (index === course.lessons.length - 1) studyRows.completedAt = new Date(time);
    if (!chance.happens(student.persistence)) return studyRows;
    time += chance.happens(0.6) ? chance.between(0.02, 0.5) * hour : chance.between(10, 60) * hour;
  }
  return studyRows;
};
