import type { LessonContent } from '@lms/contract';
import type { lessons } from '@lms/server/database';

export type Progress = Pick<LessonContent, 'completed' | 'positionSeconds' | 'secondsSpent'> &
  Required<Pick<LessonContent, 'positionCharacter'>>;

export const untouched: Progress = {
  completed: false,
  positionSeconds: 0,
  positionCharacter: 0,
  secondsSpent: 0,
};

/** Returns a lesson with the content of its type. */
export const contentOf = (
  lesson: typeof lessons.$inferSelect,
  { positionCharacter, ...progress }: Progress,
): LessonContent => ({
  id: lesson.id,
  courseId: lesson.courseId,
  title: lesson.title,
  type: lesson.type,
  durationMinutes: lesson.durationMinutes,
  ...progress,
  ...(lesson.type === 'VIDEO' && lesson.video && { video: lesson.video }),
  ...(lesson.type === 'ARTICLE' && { article: lesson.article ?? '', positionCharacter }),
  ...(lesson.type === 'DOCUMENT' && lesson.document && { document: lesson.document }),
  ...(lesson.type === 'QUIZ' && lesson.quizId && { quizId: lesson.quizId }),
});
