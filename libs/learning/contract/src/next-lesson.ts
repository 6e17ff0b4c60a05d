import type { CourseLesson } from './learning';

/**
 * Returns the lesson at which a course goes on: the last one opened, or if that is done the next
 * open one that is not, else the first such; of a finished course the last one opened, else the
 * first. `lessons` are in the order of study.
 */
export const nextLesson = <Lesson extends Pick<CourseLesson, 'id' | 'completed' | 'locked'>>(
  lessons: readonly Lesson[],
  lastLessonId: string | null,
): Lesson | undefined => {
  const last = lessons.findIndex(({ id, locked }) => id === lastLessonId && !locked);
  const isOpen = ({ completed, locked }: Lesson) => !completed && !locked;
  return (
    lessons.slice(Math.max(last, 0)).find(isOpen) ??
    lessons.find(isOpen) ??
    lessons[last] ??
    lessons[0]
  );
};
