import { programmePassMarks, type QuizItem } from '@lms/contract';
import type { Quiz, QuizInput } from '@lms/course-management/contract';

/** Initial values of a new quiz; its course says the pass mark. */
export const emptyQuiz = (
  courseId: string,
  passMark: number = programmePassMarks.SKILLS,
): QuizInput => ({
  title: '',
  instructions: '',
  courseId,
  kind: 'PRACTICE',
  items: [],
  timeLimitMinutes: null,
  graceMinutes: 2,
  attemptsAllowed: 0,
  passMark,
  shuffleQuestions: true,
  shuffleOptions: true,
  penalty: 0,
  gradingMethod: 'HIGHEST',
  opensAt: null,
  closesAt: null,
  review: { marks: 'AFTER_SUBMIT', answers: 'AFTER_PASS', feedback: 'AFTER_SUBMIT' },
});

export const toQuizInput = (quiz: Quiz): QuizInput => {
  const { title, instructions, courseId, kind, items, timeLimitMinutes, attemptsAllowed } = quiz;
  const { passMark, shuffleQuestions, shuffleOptions, penalty, gradingMethod } = quiz;
  const { opensAt, closesAt, graceMinutes, review } = quiz;
  return {
    title,
    instructions,
    courseId,
    kind,
    items,
    timeLimitMinutes,
    graceMinutes,
    attemptsAllowed,
    passMark,
    shuffleQuestions,
    shuffleOptions,
    penalty,
    gradingMethod,
    opensAt,
    closesAt,
    review,
  };
};

/** Returns the number of questions in an attempt, and their total mark. */
export const totalOf = (items: readonly QuizItem[]) => {
  let questions = 0;
  let marks = 0;
  for (const item of items) {
    if (item.kind === 'SECTION') continue;
    // A number field is empty while being typed over.
    const count = item.kind === 'RANDOM' ? Number(item.count) || 0 : 1;
    questions += count;
    marks += count * (Number(item.mark) || 0);
  }
  return { questions, marks };
};

/** Returns a list with one element moved. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  return item === undefined
    ? [...items]
    : items.filter((_, index) => index !== from).toSpliced(to, 0, item);
};
