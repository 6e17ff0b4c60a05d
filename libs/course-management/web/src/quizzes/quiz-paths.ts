const list = '/course-management/create-quizes';

export const quizListPath = list;

/** Tabs of a quiz's screen; a new quiz has only the first. */
export const quizParts = ['edit', 'rules', 'preview', 'statistics', 'regrade'] as const;
export type QuizPart = (typeof quizParts)[number];

export const quizPath = (id: string, part: QuizPart = 'edit') =>
  `${list}/${id}${part === 'edit' ? '' : `#${part}`}`;
/** Path of the form for a new quiz, optionally of a given course. */
export const newQuizPath = (courseId?: string) =>
  `${list}/new${courseId ? `?courseId=${courseId}` : ''}`;
