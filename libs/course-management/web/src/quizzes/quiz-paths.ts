const list = '/course-management/create-quizes';

export const quizListPath = list;

/** The parts of a quiz's screen; all but the first concern a quiz that is stored. */
export const quizParts = ['edit', 'rules', 'preview', 'regrade'] as const;
export type QuizPart = (typeof quizParts)[number];

export const quizPath = (id: string, part: QuizPart = 'edit') =>
  `${list}/${id}${part === 'edit' ? '' : `#${part}`}`;
/** Where a new quiz is made; its course may be known. */
export const newQuizPath = (courseId?: string) =>
  `${list}/new${courseId ? `?courseId=${courseId}` : ''}`;
