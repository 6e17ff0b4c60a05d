import type { MyCourse } from '@lms/learning/contract';
import { lessonsOf, nextLesson } from '../course-path';
import { useGetLearningCourseQuery } from '../learning-api';

/** Returns the lesson at which a course goes on, and how far it is; nothing while that loads. */
export const useNextLesson = ({ courseId }: MyCourse, skip = false) => {
  const { data } = useGetLearningCourseQuery(courseId, { skip });
  if (!data) return undefined;
  const lessons = lessonsOf(data);
  const done = lessons.filter(({ completed }) => completed).length;
  return { lesson: nextLesson(data), count: lessons.length, done, left: lessons.length - done };
};
