import type { LearningCourse } from '@lms/learning/contract';

export const lessonPath = (courseId: string, lessonId: string) =>
  `/learn/${courseId}/lesson/${lessonId}`;

export const attemptPath = (courseId: string, attemptId: string) =>
  `/learn/${courseId}/attempt/${attemptId}`;

export const notesPath = (courseId: string) => `/learn/${courseId}/notes`;

/** Returns all lessons of a course in the order of study. */
export const lessonsOf = ({ sections }: Pick<LearningCourse, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons);
