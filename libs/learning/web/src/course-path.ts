import type { CourseLesson, LearningCourse } from '@lms/learning/contract';

export const lessonPath = (courseId: string, lessonId: string) =>
  `/learn/${courseId}/lesson/${lessonId}`;

export const attemptPath = (courseId: string, attemptId: string) =>
  `/learn/${courseId}/attempt/${attemptId}`;

/** Returns all lessons of a course in the order of study. */
export const lessonsOf = ({ sections }: Pick<LearningCourse, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons);

/**
 * Returns the lesson to continue at: the last one opened, else the first open one that is not done,
 * else the first.
 */
export const nextLesson = (course: LearningCourse): CourseLesson | undefined => {
  const lessons = lessonsOf(course);
  return (
    lessons.find(({ id, locked }) => id === course.lastLessonId && !locked) ??
    lessons.find(({ completed, locked }) => !completed && !locked) ??
    lessons[0]
  );
};
