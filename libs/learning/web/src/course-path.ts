import type { CourseLesson, LearningCourse } from '@lms/learning/contract';

export const lessonPath = (courseId: string, lessonId: string) =>
  `/learn/${courseId}/lesson/${lessonId}`;

export const attemptPath = (courseId: string, attemptId: string) =>
  `/learn/${courseId}/attempt/${attemptId}`;

/** Returns all lessons of a course in the order of study. */
export const lessonsOf = ({ sections }: Pick<LearningCourse, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons);

/**
 * Returns the lesson to continue at: the last one opened, or if that is done the next open one that
 * is not, else the first such; of a finished course the last one opened, else the first.
 */
export const nextLesson = (course: LearningCourse): CourseLesson | undefined => {
  const lessons = lessonsOf(course);
  const last = lessons.findIndex(({ id, locked }) => id === course.lastLessonId && !locked);
  const isOpen = ({ completed, locked }: CourseLesson) => !completed && !locked;
  return (
    lessons.slice(Math.max(last, 0)).find(isOpen) ??
    lessons.find(isOpen) ??
    lessons[last] ??
    lessons[0]
  );
};
